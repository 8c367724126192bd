import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLine } from '../processes/run-tool';
import type { MongoSource } from './source';
import { usableMongod } from './usable-mongod';

/** A connection that brings nothing for this long is given up; where downloads are blocked the person waits no longer. */
const STALL_MS = 6_000;

/** The official build, as mongodb-memory-server picks it for this system. */
export const downloadSource: MongoSource = {
  name: 'download by mongodb-memory-server',
  async kept(cacheDir) {
    const folder = join(cacheDir, 'download');
    const names = await readdir(folder).catch((): string[] => []);
    // The library writes the checksum last, so it stands for a whole download.
    const whole = names.find((name) => names.includes(`${name}.md5`) && name.startsWith('mongod-'));
    return whole && join(folder, whole);
  },
  async find({ env, cacheDir, progress }) {
    if (env.MONGOMS_RUNTIME_DOWNLOAD === 'false') {
      throw new Error('switched off by MONGOMS_RUNTIME_DOWNLOAD=false');
    }
    const folder = join(cacheDir, 'download');
    await mkdir(folder, { recursive: true });
    progress('downloading the official build');
    const path = await download(folder, env);
    try {
      await usableMongod(path, env);
    } catch (error) {
      // What does not run here must not pass for a kept one next time.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return path;
  },
};

function download(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(__dirname, 'download-mongod.cjs'), folder], {
      // The library verifies certificates only when npm's setting says so.
      env: { ...env, MONGOMS_DOWNLOAD_DIR: folder, npm_config_strict_ssl: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    let stalled = false;
    let lastSize = -1;
    let lastGrowth = Date.now();
    const watch = setInterval(async () => {
      const size = await folderSize(folder);
      if (size !== lastSize) {
        lastSize = size;
        lastGrowth = Date.now();
      } else if (Date.now() - lastGrowth > STALL_MS) {
        stalled = true;
        child.kill('SIGKILL');
      }
    }, 500);
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) {
        resolve(lastLine(stdout));
      } else if (stalled) {
        reject(new Error(`no data for ${STALL_MS / 1000} s`));
      } else {
        reject(new Error(lastLine(stderr) || `it ended with code ${code}`));
      }
    });
  });
}

async function folderSize(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (entry) => entry.size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
