import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@atrium/runner/ports';
import type { Types } from 'mongoose';
import { AccessTokens } from '../../src/common/auth/access-token';
import { MailServer } from '../support/outside/mail-server';
import { OtlpReceiver, type ReceivedSpan } from '../support/outside/otlp-receiver';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const MAIN = resolve(__dirname, '../../dist/main.js');
const WEEK_MS = 7 * 24 * 60 * 60_000;
const PERSON = {
  firstname: 'Gudrunella',
  lastname: 'Tracemann',
  email: 'gudrunella@trace.example',
};

/** The API as it is deployed: only a process of its own loads OpenTelemetry before the application. */
class DeployedApi {
  output = '';

  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
  ) {
    for (const stream of [process.stdout, process.stderr])
      stream?.on('data', (piece: Buffer) => {
        this.output += piece.toString();
      });
  }

  static async start(environment: Record<string, string>): Promise<DeployedApi> {
    if (!existsSync(MAIN)) throw new Error('apps/api is not built: npm run build');
    const port = await freePort();
    const env = { ...process.env, ...environment, PORT: String(port) };
    const api = new DeployedApi(
      `http://127.0.0.1:${port}`,
      spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    for (;;) {
      if (api.process.exitCode !== null) throw new Error(api.output);
      const ready = await fetch(`${api.url}/api/health/ready`).catch(() => undefined);
      if (ready?.ok) return api;
      await sleep(100);
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGTERM');
    await ended;
  }
}

const attributeOf = ({ attributes }: ReceivedSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

describe('OpenTelemetry', () => {
  let app: TestApp;
  let mail: MailServer;
  let receiver: OtlpReceiver;
  let api: DeployedApi;
  let scene: BookingScene;

  beforeAll(async () => {
    app = await TestApp.start(new Date().toISOString());
    mail = await MailServer.start();
    receiver = await OtlpReceiver.start();
    scene = await BookingScene.open(app);
  });
  // a second application: a hook of its own, with as much time
  beforeAll(async () => {
    api = await DeployedApi.start({
      SMTP_URL: mail.url,
      JOBS_ENABLED: 'true',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_METRIC_EXPORT_INTERVAL: '500',
      OTEL_METRIC_EXPORT_TIMEOUT: '500',
    });
  });
  afterAll(async () => {
    await api?.stop();
    await receiver.stop();
    await mail.stop();
    await app.stop();
  });

  const tokenOf = (guest: Types.ObjectId) =>
    app.nest.get(AccessTokens).sign(
      {
        ...{ sub: guest.toHexString(), aud: 'guest', vnd: scene.vendorId.toHexString() },
        ...{ name: 'Guest', lang: 'en', sid: guest.toHexString() },
        cfm: Math.floor(Date.now() / 1000),
      },
      new Date(),
    );

  it('tells of a booking in one trace: request, database, and the mail of the job', async () => {
    const guest = await scene.guest(PERSON);
    const date = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
    const answer = await fetch(`${api.url}/api/v1/hub/activity?note=${PERSON.lastname}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(guest.id)}`,
        'content-type': 'application/json',
        'user-agent': PERSON.email,
      },
      body: JSON.stringify(guest.draft({ date, comment: `For ${PERSON.firstname}` })),
    });
    expect([answer.status, await answer.text()]).toEqual([201, expect.anything()]);
    const jobSpan = () => receiver.spans.find(({ name }) => name === 'job send-message');
    while (!jobSpan()) await sleep(50);
    const { traceId } = jobSpan() ?? {};
    const isRequest = ({ name }: ReceivedSpan) => name === 'POST /api/v1/hub/activity';
    while (!receiver.trace(traceId).some(isRequest)) await sleep(50);

    const trace = receiver.trace(traceId);
    const request = trace.find(isRequest);
    expect(request?.parentSpanId ?? '').toBe('');
    const ids = new Set(trace.map(({ spanId }) => spanId));
    const orphans = trace.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId));
    expect(orphans.map(({ name }) => name)).toEqual([]);
    const written = trace
      .filter((span) => attributeOf(span, 'db.operation.name') === 'insert')
      .map((span) => attributeOf(span, 'db.collection.name'));
    expect(written).toEqual(expect.arrayContaining(['bookings', 'queuedJobs', 'messages']));
    expect(mail.arrived.map(({ to }) => to)).toEqual([[PERSON.email]]);

    // the log of the same request says which trace to look at
    const line = api.output
      .split('\n')
      .find((one) => one.includes('"path":"/api/v1/hub/activity"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: traceId });
  });

  it('tells nothing of the person', () => {
    expect(receiver.spans.length).toBeGreaterThan(5);
    for (const secret of [...Object.values(PERSON), 'Bearer', '127.0.0.1', '?note']) {
      expect(receiver.source).not.toContain(secret);
    }
  });

  it('sends the metrics of Prometheus as well', async () => {
    const found = (name: string) => receiver.metrics.findLast((metric) => metric.name === name);
    const histogram = () => found('http_request_duration_seconds')?.histogram?.dataPoints[0];
    while (!histogram()) await sleep(50);
    const { bucketCounts = [], explicitBounds = [], count } = histogram() ?? {};
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
    expect(bucketCounts.reduce((sum, some) => sum + Number(some), 0)).toBe(Number(count));
    expect(found('process_cpu_seconds_total')?.sum).toMatchObject({ isMonotonic: true });
    expect(found('http_request_duration_seconds')?.unit).toBe('s');
    const text = await (await fetch(`${api.url}/api/metrics`)).text();
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(names.filter((name) => name && !found(name))).toEqual([]);
  });
});

describe('without an endpoint', () => {
  it('loads nothing of OpenTelemetry’s SDK', async () => {
    const loaded = spawn(
      process.execPath,
      [
        '-e',
        `require(${JSON.stringify(MAIN.replace('main.js', 'serve.js'))});
         console.log(Object.keys(require.cache).filter((f) => /@opentelemetry.(?!api@|api\\/)/.test(f)).length)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LOG_LEVEL: 'silent' } },
    );
    let said = '';
    loaded.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    await new Promise((done) => loaded.once('exit', done));
    expect(said.trim()).toBe('0');
  });
});
