import type { AddressInfo } from 'node:net';
import type { JobKind } from '@atrium/rules/venue/job-kinds';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { type Connection, Types } from 'mongoose';
import supertest, { type Test as HttpTest } from 'supertest';
import { AppModule } from '../../src/app.module';
import { AccessTokens } from '../../src/common/auth/access-token';
import { Clock } from '../../src/common/clock/clock';
import type { Level } from '../../src/common/context/request-context';
import { ensureIndexes } from '../../src/common/database/migrations/migrate';
import { QueueWorker } from '../../src/common/queue/queue-worker';
import { Config } from '../../src/config/config';
import { readEnvironment } from '../../src/config/env';
import { configureApp, fastifyAdapter } from '../../src/create-app';
import { WaitingListService } from '../../src/modules/bookings/waiting-list/waiting-list.service';
import { watchedAnswers } from './answers/watched-answers';
import { FixedClock } from './fixed-clock';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options';

/** Somebody who calls the API: signed in, or a visitor without a token. */
export class UserSession {
  constructor(
    private readonly app: TestApp,
    readonly id: Types.ObjectId | undefined,
    private readonly token: string | undefined,
  ) {}

  get = (path: string) => this.call('get', path);
  post = (path: string, body?: object) => this.call('post', path, body);
  put = (path: string, body?: object) => this.call('put', path, body);
  delete = (path: string, body?: object) => this.call('delete', path, body);

  call(method: Method, path: string, body?: object): HttpTest {
    const request = supertest(this.app.nest.getHttpServer())[method](path);
    if (this.token) request.set('authorization', `Bearer ${this.token}`);
    // whatever the version is by now, unless the body says one
    if (method !== 'get') request.set('if-match', '*');
    if (Buffer.isBuffer(body)) request.type('application/octet-stream');
    return body === undefined ? request : request.send(body);
  }
}

/** A Monday, 11:00 in Oslo. */
export const MONDAY = '2026-06-15T09:00:00Z';

/** The whole application over a real MongoDB, at a pinned time. */
export class TestApp {
  /** The one that the files of this worker take in turn, and whether a file has it. */
  private static shared: TestApp | undefined;
  private static isTaken = false;

  private constructor(
    readonly nest: NestFastifyApplication,
    readonly clock: FixedClock,
    readonly connection: Connection,
  ) {}

  /**
   * The worker's application, with nothing in its database. Files run one after another, so each has it to
   * itself until `stop`; a second one in a file, or one with an environment of its own, is started for it.
   * @param now the pinned instant
   * @param environment variables that this instance has otherwise
   */
  static async start(now = MONDAY, environment?: Record<string, string>): Promise<TestApp> {
    if (environment || TestApp.isTaken) return TestApp.create(now, environment);
    TestApp.isTaken = true;
    TestApp.shared ??= await TestApp.create(now);
    TestApp.shared.clock.set(now);
    await TestApp.shared.empty();
    return TestApp.shared;
  }

  /** A nightly job goes through every venue, and would through those of all files before. */
  private async empty(): Promise<void> {
    const names = (await this.connection.listCollections()).map(({ name }) => name);
    // the profile of a test that watched what the database reads cannot be written to
    const ours = names.filter((name) => !name.startsWith('system.'));
    await Promise.all(ours.map((name) => this.connection.collection(name).deleteMany({})));
  }

  private static async create(
    now: string,
    environment: Record<string, string> = {},
  ): Promise<TestApp> {
    const clock = new FixedClock(new Date(now));
    const env = readEnvironment({ ...process.env, ...environment });
    const module = await Test.createTestingModule({ imports: [AppModule] })
      .overrideProvider(Clock)
      .useValue(clock)
      .overrideProvider(Config)
      .useValue(new Config(env))
      .compile();
    const nest = module.createNestApplication<NestFastifyApplication>(fastifyAdapter(env), {
      bodyParser: false,
    });
    await configureApp(nest);
    watchedAnswers.watch(nest.getHttpAdapter().getInstance());
    // listening already, or each request of supertest would open a port of its own
    await nest.listen(0, '127.0.0.1');
    if (watchedAnswers.needsDocument) {
      const { body } = await supertest(nest.getHttpServer()).get('/open-api.json');
      watchedAnswers.hold(body);
    }
    const connection = nest.get<Connection>(getConnectionToken());
    await ensureIndexes(connection);
    return new TestApp(nest, clock, connection);
  }

  /** Where it listens, for what supertest cannot read: a stream. */
  get port(): number {
    return (this.nest.getHttpServer().address() as AddressInfo).port;
  }

  /** Gives the worker's application back, or closes one of the test's own. */
  async stop(): Promise<void> {
    watchedAnswers.keep();
    if (this !== TestApp.shared) return this.nest.close();
    await this.settled();
    TestApp.isTaken = false;
  }

  /** Closes the worker's application. */
  static async closeShared(): Promise<void> {
    await TestApp.shared?.nest.close();
    TestApp.shared = undefined;
  }

  /** Until waiting lists have been served: that goes on after the answer of whoever freed the places. */
  async settled(): Promise<void> {
    await this.nest.get(WaitingListService).settled();
    await this.work('serve-waiting-list');
  }

  /** Does the background work that is due, and what that makes due: tests have no worker of their own. */
  work(...kinds: readonly JobKind[]): Promise<void> {
    return this.nest.get(QueueWorker).runDue(...kinds);
  }

  visitor(): UserSession {
    return new UserSession(this, undefined, undefined);
  }

  /** A partner's program with its key. */
  bearer(token: string): UserSession {
    return new UserSession(this, undefined, token);
  }

  staff(vendorId: Types.ObjectId, level: Level = 1, id = new Types.ObjectId()): UserSession {
    return this.signedIn('staff', vendorId, id, level);
  }

  guest(vendorId: Types.ObjectId, id: Types.ObjectId): UserSession {
    return this.signedIn('guest', vendorId, id);
  }

  private signedIn(
    aud: 'staff' | 'guest',
    vendorId: Types.ObjectId,
    id: Types.ObjectId,
    level?: Level,
  ): UserSession {
    const token = this.nest.get(AccessTokens).sign(
      {
        sub: id.toHexString(),
        aud,
        vnd: vendorId.toHexString(),
        ...(level ? { lvl: level } : {}),
        name: aud === 'staff' ? `Level ${level}` : 'Guest',
        lang: 'en',
        sid: new Types.ObjectId().toHexString(),
        cfm: this.clock.now().getTime() / 1000,
      },
      this.clock.now(),
    );
    return new UserSession(this, id, token);
  }
}

declare global {
  /** Called once no further file has come to this worker for a moment. */
  var whenWorkerIsIdle: (() => Promise<void>) | undefined;
}

globalThis.whenWorkerIsIdle = () => TestApp.closeShared();
