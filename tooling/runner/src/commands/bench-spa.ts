import { runProofs } from '../stack/run-proof';

/** `npm run bench:spa`: a day's starts beside a bare handler; writes docs/benchmarks-spa.md. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['bench-spa', ...args]])).code;
}
