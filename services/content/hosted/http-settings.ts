/** How the client uses cached answers (specification 9.3). */
export const cachePolicies = {
  ignoreCache: -1,
  networkOnly: 0,
  cacheElseNetwork: 1,
  networkElseCache: 2,
  cacheThenNetwork: 3,
} as const;

export type CachePolicy = (typeof cachePolicies)[keyof typeof cachePolicies];

/** The limits of specification 9.3; times in milliseconds. */
export const defaultLimits = { timeout: 30_000, retryLimit: 5, retryDelay: 300 };

/** The settings for a hosted content service. Missing limits come from defaultLimits. */
export type HostSettings = {
  /** "https://cdn.contentstack.io", without a trailing slash. */
  host: string;
  apiKey: string;
  deliveryToken: string;
  environment: string;
  cachePolicy?: CachePolicy;
  timeout?: number;
  retryLimit?: number;
  retryDelay?: number;
  /** Entries per page; the protocol allows at most 100. */
  pageSize?: number;
  /** Reads drafts instead of published entries. */
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

/** Returns the configured host, or the region's host. Null when content is served in process. */
export const hostOf = (host: string, region: string): string | null => host || hosts[region] || null;
