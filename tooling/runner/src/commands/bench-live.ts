import { runProofs } from '../stack/run-proof';

/** `npm run bench:live`: thousands of clients at one API process; writes docs/benchmarks-live.md. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['bench-live', ...args]])).code;
}
