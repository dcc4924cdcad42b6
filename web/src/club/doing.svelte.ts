/** One thing at a time is asked of the server; what is refused is there to be said. */
export class Doing {
  busy = $state(false);
  trouble = $state.raw<unknown>(null);
  /** The browser's own question about a passkey was answered with no, or not in time. */
  stopped = $state(false);

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.stopped = false;
    try {
      await work();
    } catch (why) {
      this.trouble = why;
    } finally {
      this.busy = false;
    }
  }
}
