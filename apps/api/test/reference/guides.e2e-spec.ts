import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_VERSIONS } from '@atrium/rules/access/api-versions';
import { SANDBOX } from '@atrium/rules/venue/sandbox';
import { PasswordHasher } from '../../src/common/auth/password-hasher';
import { guideOrder } from '../../src/reference/guide-order';
import { type Block, blocksOf, expectAsWritten, guideText } from '../support/guides/guide-blocks';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { newUser } from '../support/things/accounts';

const WRITTEN_FOR = 'http://localhost:3000';
const TSX = join(__dirname, '../../node_modules/.bin/tsx');
const MARK = '@@end-of-block@@';
/** Of no key, but in the guides. */
const NOT_OF_OPERATIONS = ['SECOND_FACTOR_NEEDED', 'CONFIRM_IDENTITY_REQUIRED'];

/** What this machine does not have is said, and what needs it counts as skipped. */
const lacks = (...tools: string[]): boolean => {
  const missing = tools.filter((tool) => spawnSync('which', [tool]).status !== 0);
  if (missing.length > 0) console.warn(`THE GUIDES ARE NOT RUN: there is no ${missing}`);
  return missing.length > 0;
};
const guided = lacks('bash', 'curl', 'jq') ? describe.skip : describe;

guided('the guides', () => {
  let app: TestApp;
  let ticking: NodeJS.Timeout;
  let folder: string;

  beforeAll(async () => {
    app = await TestApp.start(new Date().toISOString(), {
      ...{ SANDBOX_VENUE: 'true', JOBS_ENABLED: 'true', WEBHOOK_NETWORKS: '127.0.0.0/8' },
    });
    // partners' programs have clocks of their own, which agree
    ticking = setInterval(() => app.clock.set(new Date().toISOString()), 100);
    const fjord = await newVendor(app);
    const { _id } = await newUser(app, fjord, { level: 3, email: 'owner@fjord.example' });
    const passwordHash = await app.nest.get(PasswordHasher).hash('demo-password-1');
    await app.connection.collection('users').updateOne({ _id }, { $set: { passwordHash } });
    let status = 0;
    while (status !== 200) {
      ({ status } = await app.bearer(SANDBOX.key).get('/api/v1/services/active'));
    }
  }, 300_000);
  afterAll(async () => {
    clearInterval(ticking);
    await app.stop();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-guide-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What each block of shell printed; one that fails ends the guide. */
  async function run(blocks: readonly Block[]): Promise<string[]> {
    for (const { note, text } of blocks) {
      if (note.includes('.')) writeFileSync(join(folder, note), text);
    }
    const shell = blocks.filter(({ language }) => language === 'sh');
    const script = shell
      .map(({ text }) => `${text}\necho '${MARK}'`)
      .join('\n')
      .replaceAll(WRITTEN_FOR, `http://127.0.0.1:${app.port}`)
      .replaceAll('npx tsx', TSX);
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { ...process.env, PORT: String(40_000 + Math.floor(Math.random() * 9_000)) },
      // a group of its own, for whatever it leaves behind
      detached: true,
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const code = await new Promise((done) => child.on('exit', done));
    endGroup(child.pid);
    if (code !== 0) throw new Error(`ended with ${code}\n${out}\n${err}`);
    return out.split(`${MARK}\n`);
  }

  it.each(guideOrder)('%s prints what it says', async (slug) => {
    const blocks = blocksOf(slug);
    const printed = await run(blocks);
    let at = -1;
    let compared = 0;
    for (const block of blocks) {
      if (block.language === 'sh') at += 1;
      if (block.note !== 'answer') continue;
      expectAsWritten(block, printed[at] ?? '');
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('versions has the headers of a version that has a next one', async () => {
    const older = blocksOf('versions').find(({ note }) => note === 'older')?.text ?? '';
    const said = older
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2));
    const [[, version = ''] = []] = said;
    const versions: string[] = API_VERSIONS as unknown as string[];
    versions.push('2031-05-01');
    try {
      const { headers } = await app
        .bearer(SANDBOX.key)
        .get('/api/v1/services/active')
        .set('atrium-version', version);
      const there = said.map(([name = '']) => [
        name,
        String(headers[name]).replace(/http:\/\/[^/]+/, WRITTEN_FOR),
      ]);
      expect(there).toEqual(said);
    } finally {
      versions.pop();
    }
  });

  it('name codes that there are', async () => {
    const { text } = await app.visitor().get('/open-api.json').expect(200);
    const named = guideOrder.flatMap(
      (slug) => guideText(slug).match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? [],
    );
    const codes = named.filter((code) => text.includes(`"${code}"`));
    const others = new Set(named.filter((code) => !codes.includes(code)));
    expect([...others].filter((code) => !/^WEBHOOK_(SECRET|NETWORKS)$/.test(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(NOT_OF_OPERATIONS.length);
  });
});

/** Ends what a guide left running. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // all of it has ended by itself
  }
}
