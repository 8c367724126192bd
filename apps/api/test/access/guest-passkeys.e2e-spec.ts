import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { PasskeyDevice } from '../support/outside/passkey-device';
import { signInScene } from '../support/scenes/sign-in-scene';
import { anAddress, newestMail, newGuest, newUser, PASSWORD } from '../support/things/accounts';

const PASSKEYS = '/api/v1/hub/passkeys';
const CONFIRM = '/api/v1/hub/confirmIdentity';
const SIGN_IN = '/api/auth/passkeySignIn';

describe('passkeys of guests', () => {
  const scene = signInScene();
  type Me = ReturnType<typeof scene.bearer>;
  type Challenge = { challenge: string };

  const at = (vendor = scene.vendor) => vendor.toHexString();
  const asked = async (vendor = scene.vendor) => {
    const { body } = await scene.post(`${SIGN_IN}/options`, { vendor: at(vendor) }).expect(200);
    return body.data as Challenge & Record<string, unknown>;
  };
  const enter = (passkey: object, vendor = scene.vendor) =>
    scene.post(SIGN_IN, { vendor: at(vendor), passkey });
  const refusal = async (passkey: object, vendor = scene.vendor) => {
    const { status, body } = await enter(passkey, vendor);
    return [status, body.code];
  };
  const offered = async (me: Me) =>
    (await me.post(`${PASSKEYS}/options`, {}).expect(200)).body.data as Challenge &
      Record<string, unknown>;
  const add = async (me: Me, key = new PasskeyDevice(), name = 'Phone') => {
    const { body } = await me
      .post(PASSKEYS, { name, passkey: key.make(await offered(me)) })
      .expect(200);
    return { key, passkeyId: body.data._id as string };
  };
  const signedIn = async (email: string, vendor = scene.vendor) => {
    const { body } = await scene
      .post('/api/auth/login', { email, password: PASSWORD, vendor: at(vendor) })
      .expect(200);
    return scene.bearer(body.data.accessToken);
  };
  /** A guest with a passkey. */
  const enrolled = async (vendor = scene.vendor) => {
    const guest = await newGuest(scene.app, vendor);
    const me = await signedIn(guest.email, vendor);
    return { guest, me, ...(await add(me)) };
  };
  const stored = () => scene.app.connection.collection('passkeys');

  it('are made for this guest of this venue, found by the device and with a finger or PIN', async () => {
    const { guest, me, key } = await enrolled();
    const { name: venue } = (await scene.app.connection
      .collection('vendors')
      .findOne({ _id: scene.vendor })) as unknown as { name: string };
    expect(await offered(me)).toMatchObject({
      rp: { id: 'localhost', name: venue },
      user: {
        id: Buffer.from(guest._id.id).toString('base64url'),
        name: `${guest.email} (${venue})`,
      },
      excludeCredentials: [{ id: key.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('sign in without email and password, and are listed with their last use', async () => {
    const { guest, key, passkeyId } = await enrolled();
    scene.app.clock.advance({ minutes: 1 });
    const options = await asked();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const { body, headers } = await enter(key.use(options)).expect(200);
    expect(body.data.user).toMatchObject({ kind: 'guest', email: guest.email });
    expect(String(headers['set-cookie'])).toContain(`atrium_guest_${at()}`);
    const me = scene.bearer(body.data.accessToken);
    expect((await me.get(PASSKEYS).expect(200)).body.data).toEqual([
      {
        ...{ _id: passkeyId, name: 'Phone' },
        createdAt: '2026-06-15T09:00:00.000Z',
        lastUsedAt: '2026-06-15T09:01:00.000Z',
      },
    ]);
    // the password stays
    await signedIn(guest.email);
  });

  it('are told by mail when one is added or removed, in the guest’s language', async () => {
    const guest = await newGuest(scene.app, scene.vendor, { languageCode: 'de' });
    const me = await signedIn(guest.email);
    const { passkeyId } = await add(me, new PasskeyDevice(), 'Mein Handy');
    const added = await newestMail(scene.app, guest.email);
    expect(added).toMatchObject({ template: 'passkeyChanged', language: 'de' });
    expect(added.text).toMatch(/Mein Handy[\s\S]*Hinzugefügt/);
    await me.delete(`${PASSKEYS}/${passkeyId}`).expect(204);
    expect((await newestMail(scene.app, guest.email)).text).toMatch(/Mein Handy[\s\S]*Entfernt/);
  });

  it('no longer sign in once removed, and sign nobody out', async () => {
    const { me, key, passkeyId } = await enrolled();
    await me.delete(`${PASSKEYS}/${passkeyId}`).expect(204);
    expect(await refusal(key.use(await asked()))).toEqual([401, 'PASSKEY_WRONG']);
    await me.delete(`${PASSKEYS}/${passkeyId}`).expect(404);
    expect((await me.get(PASSKEYS).expect(200)).body.data).toEqual([]);
  });

  it('work on the venue’s own host, too, and nowhere else', async () => {
    const { slug } = (await scene.app.connection
      .collection('vendors')
      .findOne({ _id: scene.vendor })) as unknown as { slug: string };
    const own = `http://${slug}.localhost:3000`;
    const guest = await newGuest(scene.app, scene.vendor);
    const me = await signedIn(guest.email);
    const key = new PasskeyDevice();
    const made = key.make(await offered(me), { origin: own });
    await me.post(PASSKEYS, { name: 'Phone', passkey: made }).expect(200);
    await enter(key.use(await asked(), { origin: own })).expect(200);
    await enter(key.use(await asked())).expect(200);
    for (const origin of ['http://another.localhost:3000', 'https://evil.example']) {
      expect(await refusal(key.use(await asked(), { origin }))).toEqual([401, 'PASSKEY_WRONG']);
    }
  });

  it.each([
    ['for another domain', { rpId: 'evil.example' }],
    ['to a challenge that nobody gave', { challenge: 'bm90LWdpdmVu' }],
    ['of a device that asked for no finger or PIN', { isVerified: false }],
  ])('refuse an answer %s, to sign in as to be added', async (_, otherwise) => {
    const { me, key } = await enrolled();
    expect(await refusal(key.use(await asked(), otherwise))).toEqual([401, 'PASSKEY_WRONG']);
    const passkey = new PasskeyDevice().make(await offered(me), otherwise);
    const { body } = await me.post(PASSKEYS, { name: 'Other', passkey }).expect(422);
    expect(body.code).toBe('PASSKEY_WRONG');
  });

  it('use a challenge up, right or wrong, within five minutes', async () => {
    const { key } = await enrolled();
    const first = await asked();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await enter(key.use(first))).status),
    );
    expect(answers.sort()).toEqual([200, 401, 401]);
    const second = await asked();
    await refusal(key.use(second, { isVerified: false }));
    expect(await refusal(key.use(second))).toEqual([401, 'PASSKEY_WRONG']);
    const third = await asked();
    scene.app.clock.advance({ minutes: 5 });
    expect(await refusal(key.use(third))).toEqual([401, 'PASSKEY_WRONG']);
  });

  it('refuse a copy, and a signature of another key', async () => {
    const { key } = await enrolled();
    await enter(key.use(await asked(), { counter: 7 })).expect(200);
    expect(await refusal(key.use(await asked(), { counter: 7 }))).toEqual([401, 'PASSKEY_WRONG']);
    const { signature } = new PasskeyDevice().use(await asked());
    expect(await refusal({ ...key.use(await asked(), { counter: 9 }), signature })).toEqual([
      401,
      'PASSKEY_WRONG',
    ]);
  });

  it('are of one venue: another’s are refused, and so is a challenge of another', async () => {
    const elsewhere = await newVendor(scene.app);
    const theirs = await enrolled(elsewhere);
    const ours = await enrolled();
    expect(await refusal(theirs.key.use(await asked()))).toEqual([401, 'PASSKEY_WRONG']);
    expect(await refusal(ours.key.use(await asked(elsewhere)))).toEqual([401, 'PASSKEY_WRONG']);
    await enter(theirs.key.use(await asked(elsewhere)), elsewhere).expect(200);
    await ours.me.delete(`${PASSKEYS}/${theirs.passkeyId}`).expect(404);
    expect(await stored().countDocuments({ accountId: theirs.guest._id })).toBe(1);
    const nowhere = { vendor: 'nowhere' };
    expect((await scene.post(`${SIGN_IN}/options`, nowhere)).status).toBe(404);
    expect(
      (await scene.post(SIGN_IN, { ...nowhere, passkey: ours.key.use(await asked()) })).status,
    ).toBe(404);
  });

  it('of staff do not sign in a guest, nor a guest’s staff', async () => {
    const user = await newUser(scene.app, scene.vendor);
    const login = await scene
      .post('/api/auth/login', { email: user.email, password: PASSWORD })
      .expect(200);
    const staff = scene.bearer(login.body.data.accessToken);
    const key = new PasskeyDevice();
    const options = (
      await staff.post('/api/auth/passkeys/options', { password: PASSWORD }).expect(200)
    ).body.data;
    await staff
      .post('/api/auth/passkeys', { name: 'Laptop', passkey: key.make(options) })
      .expect(200);
    expect(await refusal(key.use(await asked()))).toEqual([401, 'PASSKEY_WRONG']);
    const guest = await enrolled();
    const second = { email: user.email, password: PASSWORD, passkey: guest.key.use(await asked()) };
    expect((await scene.post('/api/auth/login', second)).body.code).toBe('PASSKEY_WRONG');
    await staff.get(PASSKEYS).expect(403);
    await staff.post(CONFIRM, { password: PASSWORD }).expect(403);
    await scene.app.visitor().get(PASSKEYS).expect(401);
  });

  it('let in nobody whom a password would not', async () => {
    const { guest, key } = await enrolled();
    await scene.app.connection
      .collection('customers')
      .updateOne({ _id: guest._id }, { $set: { active: false } });
    expect(await refusal(key.use(await asked()))).toEqual([403, 'ACCOUNT_INACTIVE']);
  });

  it('tell of a new device by mail', async () => {
    const { guest, key } = await enrolled();
    await enter(key.use(await asked())).expect(200);
    expect((await newestMail(scene.app, guest.email)).template).toBe('newDevice');
  });

  it('are added and removed by who said lately who they are', async () => {
    const { guest, me, key, passkeyId } = await enrolled();
    scene.app.clock.advance({ minutes: 10 });
    const refusals = [
      await me.post(`${PASSKEYS}/options`, {}),
      await me.post(PASSKEYS, { name: 'Phone', passkey: {} }),
      await me.delete(`${PASSKEYS}/${passkeyId}`),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      refusals.map(() => [403, 'CONFIRM_IDENTITY_REQUIRED']),
    );
    const { body: wrong } = await me.post(CONFIRM, { password: 'not this one' }).expect(422);
    expect(wrong.code).toBe('WRONG_PASSWORD');
    const { body } = await me.post(CONFIRM, { password: PASSWORD }).expect(200);
    await add(scene.bearer(body.data.accessToken), new PasskeyDevice(), 'Laptop');

    scene.app.clock.advance({ minutes: 10 });
    const again = await signedIn(guest.email);
    const ask = async () => (await again.post(`${CONFIRM}/passkey`, {}).expect(200)).body.data;
    expect((await ask()).allowCredentials).toHaveLength(2);
    const { body: refused } = await again
      .post(CONFIRM, { passkey: key.use(await ask(), { isVerified: false }) })
      .expect(422);
    expect(refused.code).toBe('PASSKEY_WRONG');
    const confirmed = await again.post(CONFIRM, { passkey: key.use(await ask()) }).expect(200);
    const back = scene.bearer(confirmed.body.data.accessToken);
    await back.delete(`${PASSKEYS}/${passkeyId}`).expect(204);
    // a guest is in no audit log of the venue
    const audit = scene.app.connection.collection('audit');
    expect(await audit.countDocuments({ action: 'user.notConfirmed' })).toBe(0);
    const stranger = await signedIn((await newGuest(scene.app, scene.vendor)).email);
    await stranger.post(`${CONFIRM}/passkey`, {}).expect(404);
  });

  it('slow down who guesses at the password to add one', async () => {
    const { me } = await enrolled();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      codes.push((await me.post(CONFIRM, { password: 'guess' })).body.code);
    }
    expect([codes[0], codes.at(-1)]).toEqual(['WRONG_PASSWORD', 'TOO_MANY_REQUESTS']);
  });

  it('stop an address that asks for ever more challenges, or answers wrongly', async () => {
    const [asking, guessing] = [anAddress(), anAddress()];
    const from = (address: string, path: string, body: object) =>
      scene.app.visitor().post(path, body).set('x-forwarded-for', address);
    const quota = 300;
    const throttles = scene.app.connection.collection('throttling');
    const options = await from(asking, `${SIGN_IN}/options`, { vendor: at() }).expect(200);
    expect(options.headers.ratelimit).toContain(`r=${quota - 1}`);
    const wrong = await from(guessing, SIGN_IN, {
      vendor: at(),
      passkey: new PasskeyDevice().use({ challenge: 'bm8' }),
    });
    expect(wrong.headers.ratelimit).toContain(`r=${quota - 1}`);
    const offers = { key: /^passkeyOffer/ };
    await throttles.updateMany(offers, { $set: { points: quota } });
    expect((await from(asking, `${SIGN_IN}/options`, { vendor: at() })).status).toBe(429);
    await throttles.deleteMany(offers);
  });

  it('go with the address to sign in with when two guests are merged, and come back', async () => {
    const [kept, merged] = [await enrolled(), await enrolled()];
    const staff = scene.app.staff(scene.vendor, 3);
    const merge = async (take: string[]) => {
      const { body } = await staff
        .post('/api/v1/admin/customers/merge', {
          ...{ kept: kept.guest._id.toHexString(), merged: merged.guest._id.toHexString() },
          ...{ keptVersion: await version(kept), mergedVersion: await version(merged), take },
        })
        .expect(201);
      return body.data.merge._id as string;
    };
    const version = async ({ guest: { _id } }: typeof kept) =>
      (await scene.app.connection.collection('customers').findOne({ _id }))?.version as number;
    const undo = (id: string) =>
      staff.post(`/api/v1/admin/customers/merges/${id}/undo`, {}).expect(200);
    const whoIs = async (key: PasskeyDevice) => {
      const { status, body } = await enter(key.use(await asked()));
      return status === 200 ? body.data.user._id : body.code;
    };
    const id = ({ guest }: typeof kept) => guest._id.toHexString();

    const first = await merge([]);
    expect([await whoIs(kept.key), await whoIs(merged.key)]).toEqual([id(kept), 'PASSKEY_WRONG']);
    await undo(first);
    expect([await whoIs(kept.key), await whoIs(merged.key)]).toEqual([id(kept), id(merged)]);
    const second = await merge(['email']);
    expect([await whoIs(kept.key), await whoIs(merged.key)]).toEqual(['PASSKEY_WRONG', id(kept)]);
    await undo(second);
    expect([await whoIs(kept.key), await whoIs(merged.key)]).toEqual([id(kept), id(merged)]);
  });

  it('are erased with the guest', async () => {
    const { guest, me, key } = await enrolled();
    await me.delete('/api/v1/hub/profile', { password: PASSWORD }).expect(200);
    expect(await stored().countDocuments({ accountId: guest._id })).toBe(0);
    expect(await refusal(key.use(await asked()))).toEqual([401, 'PASSKEY_WRONG']);
  });

  it('are ten at most, each once, and none without a name', async () => {
    const { me, key } = await enrolled();
    const again = { name: 'Again', passkey: key.make(await offered(me)) };
    expect((await me.post(PASSKEYS, again).expect(422)).body.code).toBe('PASSKEY_KNOWN');
    const passkey = new PasskeyDevice().make(await offered(me));
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { passkey: { id: 'no!' } }]) {
      await me.post(PASSKEYS, { name: 'Phone', passkey, ...wrong }).expect(400);
    }
    await enter({ ...key.use(await asked()), signature: 7 }).expect(400);
    for (let count = 1; count < 10; count += 1) await add(me);
    const { body } = await me.post(`${PASSKEYS}/options`, {}).expect(422);
    expect(body.code).toBe('TOO_MANY_PASSKEYS');
  });

  it('are read by an index', async () => {
    const { key } = await enrolled();
    const plan = await stored()
      .find({ _vendor: new Types.ObjectId(scene.vendor), credentialId: key.id, kind: 'guest' })
      .explain();
    const stages = JSON.stringify(plan.queryPlanner.winningPlan);
    expect(stages).toMatch(/IXSCAN|EXPRESS_IXSCAN/);
    expect(stages).not.toContain('COLLSCAN');
  });
});
