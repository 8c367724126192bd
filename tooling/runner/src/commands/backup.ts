import { runBesideDatabase } from '../stack/beside-database';

/** `npm run backup [-- --extend] [--keep 14]`: everything, sealed, by the API's own command. */
export function run(args: string[]): Promise<number> {
  // as it is: a backup before an upgrade is of the version before
  return runBesideDatabase(['backup', ...args], { migrates: false });
}
