import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where a fetched mongod is kept for every later run, test and benchmark. */
export function mongoCacheDir(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.ATRIUM_CACHE_DIR || join(env.HOME || homedir(), '.cache', 'atrium'), 'mongodb');
}
