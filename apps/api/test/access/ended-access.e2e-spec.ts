import type { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { EventReader, GUEST_EVENTS, STAFF_EVENTS } from '../support/outside/event-reader';
import { TestApp } from '../support/test-app';
import {
  anAddress,
  linkIn,
  newestMail,
  newGuest,
  newUser,
  PASSWORD,
} from '../support/things/accounts';

const FRESH = 'En helt ny dør 42';
const WITHIN_MS = 1_000;

/** Two processes' applications over one database: what one takes away, the other must refuse. */
describe('access that was taken away', () => {
  let one: TestApp;
  let two: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    one = await TestApp.start();
    two = await TestApp.start();
  });
  afterAll(() => Promise.all([one.stop(), two.stop()]));
  beforeEach(async () => {
    vendor = await newVendor(one);
  });
  afterEach(() => jest.restoreAllMocks());

  const owner = () => one.staff(vendor, 3);
  /** What they may see that asks nothing about their account. */
  const use = (app: TestApp, token: string) => {
    const [, claims = ''] = token.split('.');
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    const path = aud === 'staff' ? '/api/v1/admin/messages' : '/api/v1/hub/stays';
    return app.visitor().get(path).set('authorization', `Bearer ${token}`);
  };

  const signIn = async (app: TestApp, email: string, at?: Types.ObjectId, password = PASSWORD) => {
    const body = { email, password, ...(at ? { vendor: at.toHexString() } : {}) };
    const answer = await app
      .visitor()
      .post('/api/auth/login', body)
      .set('x-forwarded-for', anAddress())
      .expect(200);
    const [cookie = ''] = [answer.headers['set-cookie']].flat();
    return {
      token: answer.body.data.accessToken as string,
      cookie: String(cookie).split(';')[0] ?? '',
    };
  };
  const member = async (level: 1 | 2 | 3 = 2) => {
    const user = await newUser(one, vendor, { level });
    const session = () => signIn(one, user.email);
    return {
      ...user,
      id: user._id.toHexString(),
      session,
      again: (as = PASSWORD) => signIn(two, user.email, undefined, as),
    };
  };
  const guest = async () => {
    const found = await newGuest(one, vendor);
    const session = () => signIn(one, found.email, vendor);
    return {
      ...found,
      id: found._id.toHexString(),
      session,
      again: (as = PASSWORD) => signIn(two, found.email, vendor, as),
    };
  };

  const asBearer = (token: string) => ({
    put: (path: string, body: object) =>
      one.visitor().put(path, body).set('authorization', `Bearer ${token}`),
  });
  const resetByLink = async (email: string, at?: Types.ObjectId) => {
    const body = { email, ...(at ? { vendor: at.toHexString() } : {}) };
    await one
      .visitor()
      .post('/api/resetPassword', body)
      .set('x-forwarded-for', anAddress())
      .expect(200);
    await one.work();
    const { searchParams } = linkIn((await newestMail(one, email)).text);
    const id = searchParams.get('guestId') ?? searchParams.get('userId');
    await one
      .visitor()
      .post('/api/auth/resetVerification', {
        id,
        code: searchParams.get('code'),
        password: FRESH,
        confirmPassword: FRESH,
      })
      .set('x-forwarded-for', anAddress())
      .expect(200);
  };
  const newPasswords = { password: FRESH, confirmPassword: FRESH };

  /** The token works everywhere, then after `takeAway` nowhere within a second, and its stream has ended. */
  const expectEnd = async (token: string, events: string, takeAway: () => Promise<unknown>) => {
    await use(one, token).expect(200);
    await use(two, token).expect(200);
    const stream = await EventReader.open(two.port, token, { path: events });
    try {
      await takeAway();
      const began = performance.now();
      await use(one, token).expect(401);
      let { status } = await use(two, token);
      while (status !== 401 && performance.now() - began < WITHIN_MS) {
        ({ status } = await use(two, token));
      }
      expect(status).toBe(401);
      await stream.ended(WITHIN_MS);
    } finally {
      stream.close();
    }
  };

  it('is that of staff who are deactivated', async () => {
    const user = await member();
    const { token } = await user.session();
    await expectEnd(token, STAFF_EVENTS, async () => {
      await owner().delete(`/api/v1/admin/users/${user.id}`).expect(204);
    });
  });

  it.each([
    ['set inactive', { active: false }],
    ['demoted', { level: 1 }],
    ['promoted', { level: 3 }],
  ])('is that of staff who are %s', async (_what, change) => {
    const user = await member();
    const { token } = await user.session();
    await expectEnd(token, STAFF_EVENTS, async () => {
      await owner()
        .put(`/api/v1/admin/users/${user.id}`, { ...change, version: 0 })
        .expect(200);
    });
  });

  it('is that of staff who choose a new password by a link', async () => {
    const user = await member();
    const { token } = await user.session();
    await expectEnd(token, STAFF_EVENTS, () => resetByLink(user.email));
    await use(one, (await user.again(FRESH)).token).expect(200);
  });

  it('is that of the other sessions of staff who change their password', async () => {
    const user = await member();
    const [kept, other] = [await user.session(), await user.session()];
    const change = { currentPassword: PASSWORD, ...newPasswords };
    await expectEnd(other.token, STAFF_EVENTS, async () => {
      await asBearer(kept.token).put('/api/v1/admin/profile/password', change).expect(204);
    });
    await use(one, kept.token).expect(200);
    await use(two, kept.token).expect(200);
  });

  it('is that of staff who sign out', async () => {
    const { token } = await (await member()).session();
    await expectEnd(token, STAFF_EVENTS, async () => {
      await one
        .visitor()
        .post('/api/auth/logout')
        .set('authorization', `Bearer ${token}`)
        .expect(204);
    });
  });

  it('is that of a guest who signs out by the cookie alone', async () => {
    const { token, cookie } = await (await guest()).session();
    await expectEnd(token, GUEST_EVENTS, async () => {
      await one
        .visitor()
        .post('/api/auth/logout', { audience: 'guest', vendor: vendor.toHexString() })
        .set('cookie', cookie)
        .expect(204);
    });
  });

  it('is that of a session whose old refresh token is replayed', async () => {
    const { token, cookie } = await (await guest()).session();
    const refresh = () =>
      one
        .visitor()
        .post('/api/auth/refresh', { audience: 'guest', vendor: vendor.toHexString() })
        .set('cookie', cookie);
    await refresh().expect(200);
    one.clock.set(new Date(one.clock.now().getTime() + 11_000));
    await expectEnd(token, GUEST_EVENTS, async () => {
      await refresh().expect(401);
    });
  });

  it('is that of a guest who is set inactive', async () => {
    const { id, session } = await guest();
    await expectEnd((await session()).token, GUEST_EVENTS, async () => {
      await owner().put('/api/admin/customer', { _id: id, active: false }).expect(200);
    });
  });

  it('is that of a guest who is erased', async () => {
    const { id, session } = await guest();
    await expectEnd((await session()).token, GUEST_EVENTS, async () => {
      await owner().delete('/api/admin/delete_customer', { userId: id });
    });
  });

  it('is that of a guest who is merged into another', async () => {
    const [kept, merged] = [await guest(), await guest()];
    await expectEnd((await merged.session()).token, GUEST_EVENTS, async () => {
      const pair = { kept: kept.id, merged: merged.id };
      await owner().post('/api/v1/admin/customers/merge', pair).expect(201);
    });
  });

  it('is that of a guest whose password staff set', async () => {
    const { id, session, again } = await guest();
    await expectEnd((await session()).token, GUEST_EVENTS, async () => {
      await owner().put(`/api/v1/admin/customers/${id}/setPassword`, newPasswords).expect(200);
    });
    await use(one, (await again(FRESH)).token).expect(200);
  });

  it('is that of a guest who chooses a new password by a link', async () => {
    const { email, session, again } = await guest();
    await expectEnd((await session()).token, GUEST_EVENTS, () => resetByLink(email, vendor));
    await use(one, (await again(FRESH)).token).expect(200);
  });

  it('is that of the other sessions of a guest who changes the password', async () => {
    const { session } = await guest();
    const [kept, other] = [await session(), await session()];
    const change = { currentPassword: PASSWORD, ...newPasswords };
    await expectEnd(other.token, GUEST_EVENTS, async () => {
      await asBearer(kept.token).put('/api/v1/hub/profile/password', change).expect(200);
    });
    await use(two, kept.token).expect(200);
  });

  it('stays taken away in a process that starts later', async () => {
    const { token } = await (await member()).session();
    await one
      .visitor()
      .post('/api/auth/logout')
      .set('authorization', `Bearer ${token}`)
      .expect(204);
    const later = await TestApp.start();
    await use(later, token).expect(401);
    await later.stop();
  });
});
