import { isIP } from "node:net";
import { isPublicAddress } from "#platform/http/public-addresses.ts";

/** What can be said of a picture's address without asking anybody. Used by dry runs, and again before it is fetched. */

/** Whether hosts in private networks and other ports are allowed: all, none, or those that a test runs. */
export type AllowPrivate = boolean | ((host: string) => boolean);

export const isAllowed = ({ hostname }: URL, allowPrivate: AllowPrivate): boolean =>
  typeof allowPrivate === "function" ? allowPrivate(hostname) : allowPrivate;

/** Why nothing is fetched from an address. Null when that can only be known by looking its host up. */
export function faultOfAddress(text: string, allowPrivate: AllowPrivate): string | null {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol)) return "is no http address";
  if (address.username || address.password) return "must not hold a name and password";
  if (isAllowed(address, allowPrivate)) return null;
  // Other ports belong to services other than the web.
  if (address.port) return "must not name a port";
  const host = address.hostname.replace(/^\[(.*)\]$/, "$1");
  const known = /^(.+\.)?localhost\.?$/.test(host) ? "127.0.0.1" : host;
  return isIP(known) && !isPublicAddress(known) ? `${host} is at ${known}, which is not a public address` : null;
}
