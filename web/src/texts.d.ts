declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.md" {
  const text: string;
  export default text;
}
declare module "virtual:fonts.css";
