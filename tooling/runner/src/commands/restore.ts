import { runBesideDatabase } from '../stack/beside-database';

/** `npm run restore [-- --at <moment>]`: an empty database from a backup, by the API's own command. */
export function run(args: string[]): Promise<number> {
  return runBesideDatabase(['restore', ...args], { migrates: false, alone: true });
}
