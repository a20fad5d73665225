/** The services of content/measuring.yaml that have a file of their own. */
declare module "virtual:other-services" {
  type Service = typeof import("./services");
  const starts: ReturnType<Service["startersOf"]>;
  export default starts;
}
