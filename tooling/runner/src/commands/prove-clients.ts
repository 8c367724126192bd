import { runProofs } from '../stack/run-proof';

/** `npm run prove:clients`: clients that others generate from the API's document compile, sign in and book. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-clients', ...args]])).code;
}
