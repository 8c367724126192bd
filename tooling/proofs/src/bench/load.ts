import { createHistogram } from 'node:perf_hooks';
import type { HttpClient, Request } from '../clients/http-client';

/** The outcome of a stretch of load. */
export interface Measured {
  /** Answers with an expected status. */
  answered: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Whoever waited longest, answered or not. */
  longestMs: number;
  /** Answers with an unexpected status, and requests without one. */
  wrong: number;
}

export interface LoadOptions {
  http: HttpClient;
  origins: readonly string[];
  /** Requests in flight at any moment. */
  connections: number;
  seconds: number;
  next: () => Request;
  /** Statuses that count as an answer. */
  right: readonly number[];
}

/** Keeps a number of requests in flight for a time: each connection asks again once it is answered. */
export async function load(options: LoadOptions): Promise<Measured> {
  const { http, origins, connections, seconds, next, right } = options;
  const histogram = createHistogram();
  let wrong = 0;
  let longestMs = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const origin = origins[index % origins.length] ?? '';
      while (performance.now() < end) {
        const asked = performance.now();
        const { status } = await http.send(origin, next()).catch(() => ({ status: 0 }));
        const waitedMs = performance.now() - asked;
        longestMs = Math.max(longestMs, waitedMs);
        if (right.includes(status)) histogram.record(Math.max(1, Math.round(waitedMs * 1000)));
        else wrong += 1;
      }
    }),
  );
  const took = (performance.now() - begun) / 1000;
  const ms = (percentile: number) => histogram.percentile(percentile) / 1000;
  const answered = histogram.count;
  return { answered, perSecond: answered / took, p50Ms: ms(50), p99Ms: ms(99), longestMs, wrong };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
