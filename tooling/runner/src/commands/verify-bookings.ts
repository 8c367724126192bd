import { runBesideDatabase } from '../stack/beside-database';

/** `npm run verify:bookings [-- --repair]`: ledgers against bookings, by the API's own command. */
export function run(args: string[]): Promise<number> {
  return runBesideDatabase(['verify', ...args]);
}
