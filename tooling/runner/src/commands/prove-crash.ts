import { runProofs } from '../stack/run-proof';

/** `npm run prove:crash [-- --short]`: what was acknowledged outlives kills of API and database. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-crash', ...args]])).code;
}
