import { runProofs } from '../stack/run-proof';

/** `npm run prove:restore [-- --short]`: a backup under load, a destroyed database, and all of it back. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-restore', ...args]])).code;
}
