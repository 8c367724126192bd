import { runProofs } from '../stack/run-proof';

/** `npm run bench:booking`: measures beside a bare handler and writes docs/benchmarks.md. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['bench-booking', ...args]])).code;
}
