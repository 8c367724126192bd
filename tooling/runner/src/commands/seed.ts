import { runBesideDatabase } from '../stack/beside-database';

/** `npm run seed -- --bookings 100000`: demo data, by the API's own command. */
export function run(args: string[]): Promise<number> {
  return runBesideDatabase(['seed', ...args]);
}
