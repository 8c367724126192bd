import { runProofs } from '../stack/run-proof';

/** `npm run prove:oversell [-- --short]`: many clients and processes sell no place twice. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-oversell', ...args]])).code;
}
