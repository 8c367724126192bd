import { runProofs } from '../stack/run-proof';

/** `npm run prove:webhooks [-- --short]`: receivers fail in every way, and nothing is lost or told out of order. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-webhooks', ...args]])).code;
}
