import { runProofs } from '../stack/run-proof';

/** `npm run prove:api`: whatever is asked of the API, its answers are as documented, and nobody's but the caller's. */
export async function run(args: string[]): Promise<number> {
  return (await runProofs([['prove-api', ...args]])).code;
}
