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
import { Config } from '../../src/config/config';
import { readEnvironment } from '../../src/config/env';
import { configureApp, fastifyAdapter } from '../../src/create-app';
import { WaitingListService } from '../../src/modules/bookings/waiting-list/waiting-list.service';
import { FixedClock } from './fixed-clock';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

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
    return body === undefined ? request : request.send(body);
  }
}

/** The whole application over a real MongoDB, at a pinned time. */
export class TestApp {
  private constructor(
    readonly nest: NestFastifyApplication,
    readonly clock: FixedClock,
    readonly connection: Connection,
  ) {}

  /**
   * @param now the pinned instant; the default is a Monday, 11:00 in Oslo
   * @param environment variables that this instance has otherwise
   */
  static async start(
    now = '2026-06-15T09:00:00Z',
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
    const nest = module.createNestApplication<NestFastifyApplication>(fastifyAdapter(env));
    await configureApp(nest);
    await nest.init();
    await nest.getHttpAdapter().getInstance().ready();
    const connection = nest.get<Connection>(getConnectionToken());
    await ensureIndexes(connection);
    return new TestApp(nest, clock, connection);
  }

  async stop(): Promise<void> {
    await this.nest.close();
  }

  /** Until waiting lists have been served: that goes on after the answer of whoever freed the places. */
  settled(): Promise<void> {
    return this.nest.get(WaitingListService).settled();
  }

  visitor(): UserSession {
    return new UserSession(this, undefined, undefined);
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
      },
      this.clock.now(),
    );
    return new UserSession(this, id, token);
  }
}
