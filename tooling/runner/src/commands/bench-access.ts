import { runProofs } from '../stack/run-proof';

/** `npm run bench:access`: what it takes of a booking that access ends with its session. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['bench-access', ...args]])).code;
}
