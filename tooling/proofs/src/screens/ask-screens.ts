import type { Db } from 'mongodb';
import { median } from '../bench/load';
import type { HttpClient } from '../clients/http-client';
import { type Asked, profiled } from '../profiler/profile';
import { faultsOf } from './judge';
import type { Known } from './known';
import { screenRequests } from './requests';

/** The outcome of one request of a screen. */
export interface Screened {
  operation: string;
  path: string;
  status: number;
  /** Median, with warm caches. */
  ms: number;
  asked: Asked[];
  faults: string[];
}

const TIMES = 5;

/** Sends all requests of the screens, one after another. */
export async function askScreens(
  http: HttpClient,
  { origin, token, db, known }: { origin: string; token: string; db: Db; known: Known },
  log: (line: string) => void,
): Promise<Screened[]> {
  const screened: Screened[] = [];
  for (const [operation, requests] of Object.entries(screenRequests)) {
    const first = requests(known);
    const later = operation.startsWith('export') ? [] : await nextPages(http, origin, token, first);
    for (const path of [...first, ...later]) {
      const ask = () => http.fetch(origin, { method: 'GET', path, token });
      await ask();
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const begun = performance.now();
        await ask();
        times.push(performance.now() - begun);
      }
      const { answer: status, asked } = await profiled(db, ask);
      const faults = [
        ...(status === 200 ? [] : [`answered ${status}`]),
        ...faultsOf(operation, asked),
      ];
      for (const fault of faults) log(`WRONG  ${operation} ${path}: ${fault}`);
      screened.push({ operation, path, status, ms: median(times), asked, faults });
    }
  }
  return screened;
}

/** Follows the cursor of each page; files have none. */
async function nextPages(
  http: HttpClient,
  origin: string,
  token: string,
  paths: readonly string[],
): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) {
    const { body } = await http.send<{ nextCursor?: string }>(origin, {
      method: 'GET',
      path,
      token,
    });
    const cursor = body.data?.nextCursor;
    if (!cursor) continue;
    const [route, asked] = path.split('?');
    const query = new URLSearchParams(asked);
    query.set('cursor', cursor);
    pages.push(`${route}?${query}`);
  }
  return pages;
}
