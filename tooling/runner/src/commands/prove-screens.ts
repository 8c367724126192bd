import { runProofs } from '../stack/run-proof';

/** `npm run prove:screens`: every GET of the admin uses an index; writes docs/benchmarks-screens.md. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-screens', ...args]])).code;
}
