import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from '../ports';
import { root } from '../workspace';
import { openDatabase } from './database';
import { isAlive, readRunFile } from './run-file';

jest.setTimeout(240_000);

const FIXTURE = join(__dirname, '..', 'testing', 'stack.fixture.ts');
const { MONGODB_URI: _uri, npm_lifecycle_event: _npm, ...plain } = process.env;

/** The built API (`npm test` builds it), a real mongod and the gateway, as `npm start` runs them. */
describe('one machine', () => {
  let dataDir: string;
  let url: string;
  let port: number;
  let run: ChildProcess;
  let output = '';
  let token: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atrium-stack-'));
    await writeFile(join(dataDir, 'index.html'), '<title>page</title>');
    port = await freePort();
    url = `http://localhost:${port}`;
    run = spawn(process.execPath, ['--require', 'tsx/cjs', FIXTURE, String(port), dataDir], {
      env: { ...plain, ATRIUM_DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0' },
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // leads a group, as what is started in a terminal does
      detached: true,
    });
    for (const stream of [run.stdout, run.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    await until(() => /^ready$/m.test(output), 120_000);
    token = await signIn();
  });

  afterAll(async () => {
    run.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });

  const signIn = async (): Promise<string> => {
    const credentials = { email: 'owner@fjord.example', password: 'demo-password-1' };
    const answer = await call('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify(credentials),
    });
    const { data } = (await answer.json()) as { data: { accessToken: string } };
    return data.accessToken;
  };

  /** Of the API, by the line that said where it is. */
  const apiPid = () => Number(/process (\d+), log .*api\.log/.exec(output)?.[1]);

  /** What is answered until all is well again, without what was well before. */
  async function answersUntilWell(path: string): Promise<Response[]> {
    const answers: Response[] = [];
    await until(async () => {
      const answer = await call(path);
      if (answer.status !== 200) answers.push(answer);
      return answers.length > 0 && answer.status === 200;
    }, 60_000);
    return answers;
  }

  it('starts a killed API again, and answers meanwhile', async () => {
    process.kill(apiPid(), 'SIGKILL');
    const answers = await answersUntilWell('/api/health/ready');
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({
        success: false,
        statusCode: 503,
        code: 'SERVICE_UNAVAILABLE',
      });
    }
    expect(output).toContain('The API ended by itself (SIGKILL). Starting it again in 1 s');
    await until(() => output.includes('The API is back'));
    expect(run.exitCode).toBeNull();
  });

  it('starts a killed MongoDB again, and the API finds it', async () => {
    const { mongoPid } = (await readRunFile(dataDir)) ?? {};
    process.kill(Number(mongoPid), 'SIGKILL');
    expect((await call('/')).status).toBe(200);
    await until(() => output.includes('MongoDB is back'), 60_000);
    expect(output).toContain('MongoDB ended by itself (SIGKILL). Starting it again in 1 s');
    await until(async () => (await call('/api/admin/getSegments')).status === 200, 60_000);
    expect((await readRunFile(dataDir))?.mongoPid).not.toBe(mongoPid);
  });

  it('answers what is in progress on Ctrl-C, refuses the rest, and keeps what it said', async () => {
    const body = JSON.stringify({ type: 'Sent while stopping' });
    const half = Math.floor(body.length / 2);
    const head = [
      'POST /api/v1/admin/segments HTTP/1.1',
      ...['host: localhost', 'connection: close', 'content-type: application/json'],
      ...[`authorization: Bearer ${token}`, `content-length: ${body.length}`, '', ''],
    ].join('\r\n');
    const socket = connect(port, 'localhost');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const isAnswered = new Promise((resolve) => socket.once('close', resolve));
    socket.write(head + body.slice(0, half));
    await sleep(500);
    const exit = new Promise<number | null>((resolve) => run.once('exit', resolve));
    // a terminal sends Ctrl-C to the whole group, not to the runner alone
    process.kill(-Number(run.pid), 'SIGINT');
    await until(async () => (await call('/api/health/live')).status === 503);
    expect((await call('/')).status).toBe(200);
    socket.write(body.slice(half));
    await isAnswered;
    expect(answer).toContain('HTTP/1.1 201');
    expect(await exit).toBe(0);
    expect(output).toContain('Everything is stopped.');
    expect(isAlive((await readRunFile(dataDir))?.mongoPid)).toBe(false);

    const database = await openDatabase({ dataDir, env: plain, log: () => {} });
    const client = await new MongoClient(database.uri).connect();
    const segments = client.db().collection('segments');
    expect(await segments.countDocuments({ type: 'Sent while stopping' })).toBe(1);
    await client.close();
    await database.stop();
  });
});

async function until(is: () => boolean | Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await is())) {
    if (Date.now() > deadline) {
      throw new Error('it did not come about in time');
    }
    await sleep(50);
  }
}
