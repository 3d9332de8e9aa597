import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/**
 * Networks that an address given by a third party must not lead to: this machine, private networks, and reserved
 * ranges.
 */
const inside = new BlockList();
const v4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
for (const [network, bits] of v4) inside.addSubnet(network, bits, "ipv4");

/** Of IPv6 only the public range is allowed, without the parts of it that stand for IPv4 addresses or are reserved. */
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");
const standIns = new BlockList();
standIns.addSubnet("2001::", 23, "ipv6");
standIns.addSubnet("2001:db8::", 32, "ipv6");
standIns.addSubnet("2002::", 16, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, "ipv4");
  return family === 6 && publicV6.check(address, "ipv6") && !standIns.check(address, "ipv6");
}

export class PrivateAddress extends Error {}

/**
 * Returns the addresses of a host, all of them public. Throws PrivateAddress when one is not. Callers must connect to
 * exactly these, because a second lookup of the name may give other addresses.
 */
export async function publicAddressesOf(hostname: string): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = await lookup(host, { all: true });
  const wrong = addresses.find(({ address }) => !isPublicAddress(address));
  if (wrong) throw new PrivateAddress(`${host} is at ${wrong.address}, which is not a public address`);
  return addresses;
}
