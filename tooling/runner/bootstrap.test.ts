import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool } from './src/processes/run-tool';
import { fakeMachine } from './src/testing/fake-tools';

jest.setTimeout(180_000);

/**
 * A miniature clone: the files bootstrap.mjs reads, and a command that reports how it was called.
 */
async function smallClone(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'atrium-clone-'));
  const files: Record<string, string> = {
    'package.json': '{"name":"small","packageManager":"pnpm@12.21.0+sha512.abc"}',
    'pnpm-lock.yaml': 'lockfileVersion: 9\n',
    'pnpm-workspace.yaml': 'packages: [apps/*]\n',
    'apps/api/package.json': '{"name":"api"}',
    'tooling/runner/src/commands/hello.ts':
      "exports.run = async (args) => { console.log('called', process.cwd(), ...args); return 7; };",
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await cp(join(__dirname, 'bootstrap.mjs'), join(root, 'tooling/runner/bootstrap.mjs'));
  return root;
}

/** npx that notes how it was called and installs a tsx that does nothing. */
const NPX = `
  echo "$@" >> "$HOME/npx-calls"
  [ -f "$HOME/broken" ] && { echo "no network" >&2; exit 1; }
  /bin/mkdir -p node_modules/tsx/cjs/api
  echo 'exports.register = () => {};' > node_modules/tsx/cjs/api/index.js`;

describe('bootstrap.mjs', () => {
  let root: string;
  let home: string;
  let env: NodeJS.ProcessEnv;

  beforeEach(async () => {
    root = await smallClone();
    const machine = await fakeMachine({ npx: NPX });
    home = machine.folder;
    env = machine.env;
  });
  afterEach(async () => {
    await rm(root, { recursive: true });
    await rm(home, { recursive: true });
  });

  const call = (...args: string[]) =>
    runTool(process.execPath, [join(root, 'tooling/runner/bootstrap.mjs'), ...args], {
      env,
      cwd: home,
      timeoutMs: 20_000,
    });
  const installs = async () =>
    (await readFile(join(home, 'npx-calls'), 'utf8').catch(() => ''))
      .trim()
      .split('\n')
      .filter(Boolean);

  it('installs the pinned pnpm from the lockfile, then runs the command at the root with its arguments', async () => {
    const result = await call('hello', '--bookings', '100000');
    expect(result.stdout).toContain(`called ${root} --bookings 100000`);
    expect(result.stdout).toContain('with pnpm@12.21.0 …');
    expect(result.code).toBe(7);
    expect(await installs()).toEqual([
      '--yes pnpm@12.21.0 install --frozen-lockfile --config.confirmModulesPurge=false',
    ]);
  });

  it.each([
    ['nothing', undefined, 1],
    ['the lockfile', 'pnpm-lock.yaml', 2],
    ["a package's manifest", 'apps/api/package.json', 2],
    ['a setting of the workspace', 'pnpm-workspace.yaml', 2],
    ['a source file', 'apps/api/main.ts', 1],
  ])('installs again only when it is stale: after a change of %s', async (_what, file, times) => {
    await call('hello');
    if (file) {
      await writeFile(join(root, file), '{"name":"changed"}');
    }
    await call('hello');
    expect(await installs()).toHaveLength(times);
  });

  it('stops when the installation fails, and tries again the next time', async () => {
    await writeFile(join(home, 'broken'), '');
    const result = await call('hello');
    expect(result.code).toBe(1);
    expect(result.stdout).not.toContain('called');
    expect(result.stderr).toContain('no network');
    expect(result.stderr).toContain('Nothing was started.');
    await rm(join(home, 'broken'));
    expect((await call('hello')).code).toBe(7);
  });

  it('refuses a command that is none before it installs anything', async () => {
    const result = await call('../../evil');
    expect(result).toMatchObject({ code: 1, stderr: "There is no command '../../evil'.\n" });
    expect(await installs()).toEqual([]);
  });

  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['24.0.0', true],
  ])('knows whether Node %s will do', async (version, fits) => {
    const script = `import(${JSON.stringify(join(root, 'tooling/runner/bootstrap.mjs'))})
      .then(({ nodeRefusal }) => console.log(nodeRefusal('${version}') ?? 'fits'))`;
    const result = await runTool(process.execPath, ['-e', script], { env, timeoutMs: 10_000 });
    expect(result.stdout.trim()).toBe(
      fits
        ? 'fits'
        : `Atrium needs Node 20.19 or later (of 22: 22.12 or later); this is ${version}. See https://nodejs.org`,
    );
  });
});
