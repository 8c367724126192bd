import { runBesideDatabase } from '../stack/beside-database';

/** `npm run verify:audit [-- --head <hash>]`: audit logs against their seals, by the API's own command. */
export function run(args: string[]): Promise<number> {
  return runBesideDatabase(['verify-audit', ...args]);
}
