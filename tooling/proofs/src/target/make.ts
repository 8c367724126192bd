import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, HttpClient, Request } from '../clients/http-client';

/** Far enough ahead to be in the future in every time zone. */
const DAYS_AHEAD = 14;

/** @returns yyyy-mm-dd */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + (DAYS_AHEAD + days) * 86_400_000).toISOString().slice(0, 10);

/** @throws {Error} with the refusal */
export async function make<T>(
  http: HttpClient,
  origin: string,
  request: Omit<Request, 'method'>,
): Promise<T> {
  const post: Request = { method: 'POST', ...request };
  let answer: Answer<T> = await http.send(origin, post);
  // the first writes to a new collection may conflict
  for (let tries = 0; answer.status >= 500 && tries < 3; tries += 1) {
    await sleep(200);
    answer = await http.send(origin, post);
  }
  const { data, code, message } = answer.body;
  if (!data) throw new Error(`${request.path} answered ${answer.status} ${code}: ${message}`);
  return data;
}
