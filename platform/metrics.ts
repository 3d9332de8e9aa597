import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Prometheus metrics of this process, served as text at /metrics. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests by kind of route and status class",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const pages = new Counter({
    name: "page_cache_total",
    help: "Pages answered from the cache (hit, stale) or rendered (miss, private)",
    labelNames: ["result"],
    registers: [registry],
  });
  return { registry, requests, pages };
}

export type Metrics = ReturnType<typeof openMetrics>;
