import { setTimeout } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { EndedSessions } from '../../src/common/auth/ended-sessions';
import { PasswordHasher } from '../../src/common/auth/password-hasher';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anAddress, newGuest, newUser, PASSWORD } from '../support/things/accounts';

const FRESH = { password: 'En helt ny dør 42', confirmPassword: 'En helt ny dør 42' };

/** How an account loses its sessions, and what a sign-in that is under way is then answered. */
const changes = {
  'staff who are set inactive': {
    kind: 'staff',
    change: ['put', '/api/v1/admin/users/{id}', { active: false, version: 0 }],
    refusal: [403, 'ACCOUNT_INACTIVE'],
  },
  'staff who are demoted': {
    kind: 'staff',
    change: ['put', '/api/v1/admin/users/{id}', { level: 1, version: 0 }],
    refusal: undefined,
  },
  'a guest who is set inactive': {
    kind: 'guest',
    change: ['put', '/api/admin/customer', { _id: '{id}', active: false }],
    refusal: [403, 'ACCOUNT_INACTIVE'],
  },
  'a guest whose password staff set': {
    kind: 'guest',
    change: ['put', '/api/v1/admin/customers/{id}/setPassword', FRESH],
    refusal: [401, 'INVALID_CREDENTIALS'],
  },
} as const;

describe('a sign-in that has begun', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const begin = async ({ kind, change: [method, path, body] }: (typeof changes)[Change]) => {
    const { _id, email } =
      kind === 'staff' ? await newUser(app, vendor, { level: 2 }) : await newGuest(app, vendor);
    const id = _id.toHexString();
    const at = kind === 'guest' ? { vendor: vendor.toHexString() } : {};
    return {
      _id,
      signIn: () =>
        app
          .visitor()
          .post('/api/auth/login', { email, password: PASSWORD, ...at })
          .set('x-forwarded-for', anAddress()),
      takeAway: () =>
        app
          .staff(vendor, 3)
          .call(
            method,
            path.replace('{id}', id),
            JSON.parse(JSON.stringify(body).replace('{id}', id)),
          )
          .expect(200),
    };
  };
  type Change = keyof typeof changes;

  const expectOutcome = async (
    answer: Awaited<ReturnType<Awaited<ReturnType<typeof begin>>['signIn']>>,
    accountId: Types.ObjectId,
    refusal: readonly [number, string] | undefined,
  ) => {
    const sessions = await app.connection.collection('sessions').countDocuments({ accountId });
    if (refusal) {
      expect([answer.status, answer.body.code, sessions]).toEqual([...refusal, 0]);
    } else {
      expect([answer.status, answer.body.data.user.level, sessions]).toEqual([200, 1, 1]);
    }
  };

  it.each(Object.entries(changes))('meets a change before its session: %s', async (_who, one) => {
    const { _id, signIn, takeAway } = await begin(one);
    const hasher = app.nest.get(PasswordHasher);
    const verify = hasher.verify.bind(hasher);
    jest.spyOn(hasher, 'verify').mockImplementationOnce(async (...sent) => {
      const isRight = await verify(...sent);
      await takeAway();
      return isRight;
    });
    await expectOutcome(await signIn(), _id, one.refusal);
  });

  it.each(Object.entries(changes))('meets a change not yet committed: %s', async (_who, one) => {
    const { _id, signIn, takeAway } = await begin(one);
    const ended = app.nest.get(EndedSessions);
    const record = ended.record.bind(ended);
    let answer: Promise<Awaited<ReturnType<typeof signIn>>> | undefined;
    jest.spyOn(ended, 'record').mockImplementationOnce(async (...sent) => {
      // what sessions there are has been read by now
      answer = signIn().then((found) => found);
      await Promise.race([answer, setTimeout(500)]);
      return record(...sent);
    });
    await takeAway();
    if (!answer) throw new Error('no session was ended');
    await expectOutcome(await answer, _id, one.refusal);
  });
});
