import { runBesideDatabase } from '../stack/beside-database';

/** `npm run create-admin -- --email <address> --vendor <slug>`: who runs the installation, by the API's own command. */
export function run(args: string[]): Promise<number> {
  return runBesideDatabase(['create-admin', ...args]);
}
