import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const api = join(__dirname, '..', '..');

/**
 * Writes `src/metadata.ts`, as the build does, if it is missing or older than what it is made from: without it
 * the application does not start, and a fresh clone has none.
 */
export async function refreshDtoMetadata(): Promise<void> {
  const files = await readdir(join(api, 'src'), { recursive: true });
  const sources = files.filter((file) => /\.(dto|controller)\.ts$/.test(file));
  // a folder changes when one of its files goes
  const changed = await Promise.all([...sources, ...sources.map(dirname)].map(changedAt));
  if ((await changedAt('metadata.ts')) > Math.max(...changed)) return;
  await promisify(execFile)(
    process.execPath,
    [require.resolve('tsx/cli'), join('scripts', 'swagger-metadata.mts')],
    { cwd: api },
  );
}

/** @returns milliseconds, 0 for a file of `src` that is not there */
async function changedAt(file: string): Promise<number> {
  return (await stat(join(api, 'src', file)).catch(() => undefined))?.mtimeMs ?? 0;
}
