import { runBesideDatabase } from '../stack/beside-database';

/** `npm run import -- reservations <file.csv> --vendor <slug>`: real data, by the API's own command. */
export function run(args: string[]): Promise<number> {
  return runBesideDatabase(['import', ...args]);
}
