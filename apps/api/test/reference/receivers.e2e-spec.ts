import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { blocksOf } from '../support/guides/guide-blocks';

const secret = `whsec_${Buffer.from('of-this-test-alone-0123456789ab').toString('base64')}`;
const another = `whsec_${Buffer.from('of-somebody-else-0123456789abcd').toString('base64')}`;
const TSX = join(__dirname, '../../node_modules/.bin/tsx');
const body = '{"type":"booking.created","version":1}';

function signed(id: string, { at = new Date(), by = secret } = {}): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(by).sign(id, at, body),
  };
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** One that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

describe.each([
  { tool: TSX, file: 'receive.ts', name: 'TypeScript' },
  { tool: 'python3', file: 'receive.py', name: 'Python' },
  { tool: 'java', file: 'Receive.java', name: 'Java' },
])('the receiver of the guide to webhooks in $name', ({ tool, file }) => {
  let folder: string;
  let receiver: ChildProcess;
  let address: string;
  const printed: string[] = [];
  const isThere = spawnSync('which', [tool]).status === 0;
  if (!isThere) console.warn(`THE RECEIVER IS NOT RUN: there is no ${tool}`);
  const run = isThere ? it : it.skip;

  beforeAll(async () => {
    if (!isThere) return;
    folder = mkdtempSync(join(tmpdir(), 'atrium-receiver-'));
    const source = blocksOf('webhooks').find(({ note }) => note === file)?.text;
    if (!source) throw new Error(`the guide has no ${file}`);
    writeFileSync(join(folder, file), source);
    const port = await freePort();
    address = `http://127.0.0.1:${port}/atrium`;
    receiver = spawn(tool, [file], {
      ...{ cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    });
    if (receiver.stdout) {
      createInterface({ input: receiver.stdout }).on('line', (line) => printed.push(line));
    }
    let listens = false;
    while (!listens && receiver.exitCode === null) {
      listens = await fetch(address).then(
        () => true,
        () => pause(50, false),
      );
    }
  });
  afterAll(() => {
    // tsx starts node, so the group
    if (receiver?.pid) process.kill(-receiver.pid, 'SIGKILL');
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const send = async (headers: Record<string, string>, sent = body) =>
    (await fetch(address, { method: 'POST', body: sent, headers })).status;

  run('takes what is signed, and each message once', async () => {
    expect(await send(signed('msg_1'))).toBe(204);
    expect(await send(signed('msg_1'))).toBe(204);
    const both = signed('msg_2');
    const former = signed('msg_2', { by: another })['webhook-signature'];
    both['webhook-signature'] = `v1,bm90IG91cnM= ${former} ${both['webhook-signature']}`;
    expect(await send(both)).toBe(204);
    while (printed.length < 2) await pause(20);
    expect(printed).toEqual(['booking.created', 'booking.created']);
  });

  run.each<[string, Record<string, string>, string]>([
    ['another body', signed('msg_3'), '{"type":"guest.created"}'],
    ['what somebody else signed', signed('msg_4', { by: another }), body],
    ['what is ten minutes old', signed('msg_5', { at: minutesFromNow(-10) }), body],
    ['what is of ten minutes from now', signed('msg_6', { at: minutesFromNow(10) }), body],
    ['another id', { ...signed('msg_7'), 'webhook-id': 'msg_8' }, body],
    ['a time that is none', { ...signed('msg_9'), 'webhook-timestamp': 'now' }, body],
    ['what has no headers', {}, body],
  ])('refuses %s', async (_, headers, sent) => {
    expect(await send(headers, sent)).toBe(401);
    expect(printed).toHaveLength(2);
  });
});
