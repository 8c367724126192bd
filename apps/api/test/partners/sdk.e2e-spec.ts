import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { addDays, dateOf } from '@atrium/rules/calendar/calendar-date';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const run = promisify(execFile);
const sdk = resolve(__dirname, '../../../../packages/sdk');
const compiler = join(
  dirname(
    createRequire(resolve(sdk, '../../tooling/ts/package.json')).resolve(
      'typescript7/package.json',
    ),
  ),
  'bin/tsc',
);
const STRICT = ['--strict', '--target', 'es2022', '--module', 'nodenext'];
const OF_NODE = ['--types', 'node', '--skipLibCheck'];
/** The package's own types are looked at, too. */
const OF_BROWSERS = ['--types', '', '--lib', 'es2022,dom,dom.iterable'];

/** What the snippets of the README leave out, since a reader has it. */
const KNOWN = `
import type { Answer, Atrium, Input } from '@atrium/sdk';
declare const atrium: Atrium;
declare const booking: Answer<'createBooking'>;
declare const body: Input<'createBooking'>['body'];
declare const order: { id: string };
declare const rawBody: string;
declare const request: { headers: Record<string, string> };
`;

/** Its lines of JSON, one after another, and what it is told. */
class Program {
  readonly said: Record<string, unknown>[] = [];
  private readonly waiting = new Set<() => void>();
  private failure = '';

  constructor(private readonly child: ChildProcess) {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.said.push(JSON.parse(line));
        for (const look of this.waiting) look();
      });
    }
    child.stderr?.on('data', (piece) => {
      this.failure += piece;
    });
    child.on('exit', () => {
      for (const look of this.waiting) look();
    });
  }

  tell(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  /** The first line with this field. @throws {Error} when it ends without */
  async hears(field: string, value?: unknown): Promise<Record<string, unknown>> {
    const found = () =>
      this.said.find((line) => field in line && (value === undefined || line[field] === value));
    return new Promise((resolveWith, reject) => {
      const look = () => {
        const line = found();
        if (!line && this.child.exitCode === null) return;
        this.waiting.delete(look);
        if (line) resolveWith(line);
        else reject(new Error(`the program ended: ${this.failure}`));
      };
      this.waiting.add(look);
      look();
    });
  }

  get asked(): string[] {
    return this.said.flatMap(({ asked, status }) =>
      asked ? [`${String(asked).split('/').at(-1)} ${status}`] : [],
    );
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}

/** Packed, installed and used as a partner would, against an API over HTTP. */
describe('the package for partners', () => {
  let folder: string;
  let installed: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-partner-'));
    const built = join(folder, 'built');
    await run(process.execPath, [join(sdk, 'scripts', 'build.mjs'), built]);
    const { stdout } = await run('npm', ['pack', built, '--pack-destination', folder]);
    const tarball = join(folder, stdout.trim().split('\n').at(-1) ?? '');
    await mkdir(join(folder, 'project'));
    const project = join(folder, 'project');
    await writeFile(join(project, 'package.json'), '{"name":"harbour-tours","private":true}');
    // it brings all that it needs, so nothing is asked of a registry
    await run('npm', ['install', tarball, '--offline', '--no-audit', '--no-fund'], {
      cwd: project,
    });
    installed = join(project, 'node_modules', '@atrium', 'sdk');
    // a partner's project has these
    await cp(
      resolve(sdk, 'node_modules', '@types', 'node'),
      join(project, 'node_modules', '@types', 'node'),
      { recursive: true, dereference: true },
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const project = () => join(folder, 'project');
  const compile = (...args: string[]) =>
    run(process.execPath, [compiler, ...STRICT, ...args], { cwd: project() }).catch(
      ({ stdout }: { stdout: string }) => {
        throw new Error(stdout);
      },
    );

  it('is small, and leans on nothing', async () => {
    const manifest = await readFile(join(installed, 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ name: '@atrium/sdk', exports: expect.anything() });
    expect(manifest).not.toMatch(/[dD]ependencies|workspace:|catalog:/);
    const files = await readdir(installed);
    const code = files.filter((file) => /\.[mc]js$/.test(file));
    for (const file of code) {
      const source = await readFile(join(installed, file), 'utf8');
      expect(source).not.toMatch(/(?:from|require\()\s*['"](?!\.)/);
      expect(source.length).toBeLessThan(30_000);
    }
    expect(await readFile(join(installed, 'THIRD-PARTY.md'), 'utf8')).toContain('openapi-fetch');
  });

  it('is CommonJS as well', async () => {
    const source = `
      const { Atrium, AtriumError } = require('@atrium/sdk');
      const { verifyWebhook } = require('@atrium/sdk/webhooks');
      try { verifyWebhook('whsec_b25l', '', {}); } catch (error) {
        console.log(typeof Atrium, error instanceof AtriumError, error.code);
      }`;
    const { stdout } = await run(process.execPath, ['-e', source], { cwd: project() });
    expect(stdout.trim()).toBe('function true WEBHOOK_NOT_VERIFIED');
    const program = (call: string) =>
      writeFile(
        join(project(), 'common.cts'),
        `import type { Atrium } from '@atrium/sdk';\nexport const one = (a: Atrium) => ${call};\n`,
      );
    await program("a.call('getBooking', { path: { id: '' } })");
    await compile('--noEmit', ...OF_BROWSERS, 'common.cts');
    // a partner who forgets what an operation needs is told as they type
    await program("a.call('getBooking')");
    await expect(compile('--noEmit', ...OF_BROWSERS, 'common.cts')).rejects.toThrow(
      'Expected 2 arguments',
    );
  });

  it('has a README whose programs compile', async () => {
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(snippets.length).toBeGreaterThan(4);
    const files = snippets.map((_, index) => `snippet-${index}.mts`);
    for (const [index, snippet] of snippets.entries()) {
      const known = KNOWN.split('\n').filter((line) => {
        const [, name = ''] = /declare const (\w+)/.exec(line) ?? [];
        return !name || !new RegExp(`const ${name} =`).test(snippet);
      });
      const imports = /import (?:\{[^}]*\}) from '@atrium\/sdk';/.exec(snippet)?.[0] ?? '';
      const types = known.map((line) => line.replace(/Answer|Atrium\b(?!Error)|Input/g, 'sdk.$&'));
      const declared = types.filter((line) => !line.startsWith('import'));
      const source = snippet.replace(imports, '');
      const head = `${imports}\nimport type * as sdk from '@atrium/sdk';`;
      await writeFile(join(project(), files[index] ?? ''), [head, ...declared, source].join('\n'));
    }
    await compile('--noEmit', ...OF_NODE, ...files);
  });

  it('books once, is throttled, reads pages and believes webhooks', async () => {
    // three seconds before its end, a minute is soon over
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const app = await TestApp.start(new Date(minute + 57_000).toISOString(), {
      WEBHOOK_NETWORKS: '127.0.0.0/8',
    });
    const scene = await BookingScene.open(app);
    const owner = scene.staff(3);
    const day = addDays(dateOf(app.clock.now()), 4);
    const scopes = ['bookings.write', 'guests.write', 'services.read'];
    const { body: made } = await owner
      .post('/api/v1/admin/apiKeys', { name: 'Harbour Tours', scopes, days: 90, perMinute: 10 })
      .expect(201);
    await cp(join(sdk, 'partner', 'book.mts'), join(project(), 'book.mts'));
    await compile(...OF_NODE, 'book.mts');
    const program = new Program(
      spawn(process.execPath, ['book.mjs'], {
        cwd: project(),
        env: { BASE_URL: `http://127.0.0.1:${app.port}`, KEY: made.data.token, DAY: day },
      }),
    );
    try {
      const { listening } = await program.hears('listening');
      const { body: hook } = await owner
        .post('/api/v1/admin/webhooks', {
          ...{ name: 'Harbour Tours', url: `http://127.0.0.1:${listening}/atrium` },
          events: ['booking.created'],
        })
        .expect(201);
      program.tell(hook.data.secret);
      const { booked } = await program.hears('booked');
      expect((await program.hears('listed')).listed).toEqual(
        expect.arrayContaining(booked as string[]),
      );
      await program.hears('status', 429);
      app.clock.advance({ seconds: 3 });
      await program.hears('afterwards');
      expect(await program.hears('code')).toMatchObject({ status: expect.any(Number) });
      expect(program.asked.filter((line) => line.startsWith('newBooking'))).toEqual([
        // the first was lost, and asked for again
        ...['newBooking 201', 'newBooking 201', 'newBooking 201', 'newBooking 201'],
        ...['newBooking 429', 'newBooking 201', expect.stringMatching(/^newBooking 4\d\d$/)],
      ]);
      expect(await scene.sold(day)).toEqual({ ledger: 4, bookings: 4 });

      await app.work('send-webhooks');
      const heard = program.said.filter(({ webhook }) => webhook === 'booking.created');
      expect(heard.map(({ about }) => about)).toEqual(expect.arrayContaining(booked as string[]));
      expect(heard).toHaveLength(4);
      expect(program.said.filter(({ refused }) => refused)).toEqual([]);
      program.tell('another secret');
    } finally {
      program.kill();
      await app.stop();
    }
  });
});
