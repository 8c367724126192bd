import { runProofs } from '../stack/run-proof';

/** `npm run prove:payments [-- --short]`: guests pay while API and database are killed, and no money goes astray. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-payments', ...args]])).code;
}
