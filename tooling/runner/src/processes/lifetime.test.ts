import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../stack/run-file';

jest.setTimeout(180_000);

const FIXTURE = join(__dirname, '..', 'testing', 'runner.fixture.ts');
const RUN = [process.execPath, '--require', 'tsx/cjs', FIXTURE];

/** Parts write when they are asked to end, so that the order can be seen. */
const POLITE = `
  process.on('SIGTERM', () => { console.log('asked', Date.now()); process.exit(0); });
  console.log('up'); setInterval(() => {}, 1000);`;
const STUBBORN = `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000);`;

interface Run {
  child: ChildProcess;
  output: () => string;
  parts: number[];
  exit: Promise<number | null>;
}

describe('a run and what it started', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-lifetime-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** @param command what starts the fixture; its last arguments are added */
  const start = async (
    scripts: string[],
    command = RUN,
    env: NodeJS.ProcessEnv = process.env,
  ): Promise<Run> => {
    const [program = '', ...args] = [...command, folder, ...scripts];
    const { npm_lifecycle_event: _npm, ...plain } = env;
    const child = spawn(program, args, {
      env: env === process.env ? plain : env,
      cwd: join(__dirname, '..', '..', '..', '..'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      text += chunk;
    });
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await until(() => text.includes('ready'));
    const parts = [...text.matchAll(/part \d is (\d+)/g)].map(([, pid]) => Number(pid));
    for (const index of parts.keys()) {
      await until(async () => (await logOf(index)).includes('up'));
    }
    return { child, output: () => text, parts, exit };
  };
  const logOf = (index: number) => readFile(join(folder, `${index}.log`), 'utf8').catch(() => '');

  it('ends on SIGTERM, the last part first, and says so', async () => {
    const run = await start([POLITE, POLITE]);
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(run.parts.some(isAlive)).toBe(false);
    expect(run.output()).toContain('Stopping (SIGTERM)');
    const asked = async (index: number) => Number(/asked (\d+)/.exec(await logOf(index))?.[1]);
    expect(await asked(1)).toBeLessThan(await asked(0));
  });

  it('insists when a part does not listen', async () => {
    const run = await start([POLITE, STUBBORN]);
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(0);
    expect(run.parts.some(isAlive)).toBe(false);
  });

  it('leaves nothing after a second Ctrl-C', async () => {
    const run = await start([POLITE, STUBBORN]);
    run.child.kill('SIGINT');
    await sleep(600);
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(130);
    await until(() => !run.parts.some(isAlive), 20_000);
  });

  it('takes a signal that arrives twice at once for one', async () => {
    const run = await start([POLITE]);
    run.child.kill('SIGTERM');
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(run.output()).toContain('Everything is stopped.');
  });

  it('leaves nothing when it is killed', async () => {
    const run = await start([POLITE, POLITE]);
    run.child.kill('SIGKILL');
    await run.exit;
    await until(() => !run.parts.some(isAlive));
    expect(await logOf(0)).toContain('asked');
  });

  it('fails with the reason when a part ends by itself, and ends the others', async () => {
    // long enough for the other to be up before it is ended with it
    const brief = `console.log('up'); setTimeout(() => process.exit(3), 3000);`;
    const run = await start([POLITE, brief]);
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('part 1 ended by itself (code 3)');
    expect(run.parts.some(isAlive)).toBe(false);
  });

  it.each([
    ['straight', ''],
    ['through a shell that stays', '; true'],
  ])('ends when the npm that started it %s is gone without a word', async (_way, suffix) => {
    // npm's way: a process that runs `sh -c <script>` and does not hand SIGTERM on.
    const npm = `
      const { spawn } = require('node:child_process');
      const line = process.argv.slice(1).map((word) => "'" + word.replaceAll("'", "'\\\\''") + "'").join(' ');
      spawn('sh', ['-c', line + ${JSON.stringify(suffix)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const run = await start([POLITE], [process.execPath, '-e', npm, ...RUN], {
      ...process.env,
      npm_lifecycle_event: 'start',
    });
    run.child.kill('SIGKILL');
    await until(() => !run.parts.some(isAlive));
    expect(await logOf(0)).toContain('asked');
    expect(run.output()).toContain('Stopping (npm is gone)');
  });
});

async function until(is: () => boolean | Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await is())) {
    if (Date.now() > deadline) {
      throw new Error('it did not come about in time');
    }
    await sleep(25);
  }
}
