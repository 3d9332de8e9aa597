/** Where Stripe's client sends its requests; tests name an address of their own. */
export function stripeHost(address?: string): { host?: string; port?: string; protocol?: "http" | "https" } {
  if (!address) return {};
  const { hostname: host, port, protocol } = new URL(address);
  return { host, ...(port && { port }), protocol: protocol === "http:" ? "http" : "https" };
}
