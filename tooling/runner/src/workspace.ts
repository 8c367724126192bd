import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(__dirname, '..', '..', '..');

/** Data of the local run: database, logs, ports. `ATRIUM_DATA_DIR` moves it, for example for browser tests. */
export function dataDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, env.ATRIUM_DATA_DIR || '.data');
}

/** The pinned pnpm by npx, as the command and its leading arguments; it puts itself on PATH for turbo. */
export function pnpmCommand(): [string, ...string[]] {
  const manifest: { packageManager: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const version = manifest.packageManager.split('+')[0] ?? manifest.packageManager;
  return [process.platform === 'win32' ? 'npx.cmd' : 'npx', '--yes', version];
}
