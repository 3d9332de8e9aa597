/** How the client treats what it has asked before (specification 9.3). */
export const cachePolicies = {
  ignoreCache: -1,
  networkOnly: 0,
  cacheElseNetwork: 1,
  networkElseCache: 2,
  cacheThenNetwork: 3,
} as const;

export type CachePolicy = (typeof cachePolicies)[keyof typeof cachePolicies];

/** As specification 9.3 has them; times in milliseconds. */
export const defaultLimits = { timeout: 30_000, retryLimit: 5, retryDelay: 300 };

/** A hosted content service and how it is asked; what is not said is as in defaultLimits. */
export type HostSettings = {
  /** "https://cdn.contentstack.io", without a slash at the end. */
  host: string;
  apiKey: string;
  deliveryToken: string;
  environment: string;
  cachePolicy?: CachePolicy;
  timeout?: number;
  retryLimit?: number;
  retryDelay?: number;
  /** Entries in a page; the protocol gives 100 at most. */
  pageSize?: number;
  /** Drafts instead of what is published. */
  preview?: { token: string; hash: string };
};

/** Hosts of the hosted service by content region (specification 9.1). */
const hosts: Record<string, string> = {
  us: "https://cdn.contentstack.io",
  eu: "https://eu-cdn.contentstack.com",
  "azure-na": "https://azure-na-cdn.contentstack.com",
  "azure-eu": "https://azure-eu-cdn.contentstack.com",
  "gcp-na": "https://gcp-na-cdn.contentstack.com",
};

/** The host that is named, or the one of the region; null when content is served in process. */
export const hostOf = (host: string, region: string): string | null => host || hosts[region] || null;
