import { newVendor } from '../../support/new-vendor';
import { anAuthenticator } from '../../support/outside/authenticator';
import { signInScene } from '../../support/scenes/sign-in-scene';
import { anAddress, newGuest, newUser, PASSWORD } from '../../support/things/accounts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

describe('signing in, in the audit log', () => {
  const scene = signInScene();

  interface Change {
    field: string;
    after?: string;
  }
  interface Entry {
    action: string;
    entity: string;
    entityId: string;
    actor: { kind: string; id?: string; name?: string };
    subject: { name?: string };
    changes: Change[];
    ip?: string;
  }
  /** The log as its readers see it, latest first. */
  const entries = async (): Promise<Entry[]> => {
    const { body } = await scene.app
      .staff(scene.vendor, 2)
      .get('/api/v1/admin/auditLogs?entity=user')
      .expect(200);
    return body.data.items;
  };
  const told = ({ changes }: Entry) =>
    Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const actions = async () => (await entries()).map(({ action }) => action);
  const attempt = (body: object, address = anAddress()) =>
    scene.app
      .visitor()
      .post('/api/auth/login', { password: PASSWORD, ...body })
      .set({ 'x-forwarded-for': address, 'user-agent': FIREFOX });
  const signIn = async (body: object, address = anAddress()) => {
    const { body: answer, headers } = await attempt(body, address).expect(200);
    const [cookie = ''] = [headers['set-cookie']].flat();
    return { ...scene.bearer(answer.data.accessToken), cookie: String(cookie).split(';')[0] ?? '' };
  };

  it('is an entry with who it was, how, the device and the address', async () => {
    const { _id, email } = await newUser(scene.app, scene.vendor);
    const address = anAddress();
    await signIn({ email }, address);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      action: 'user.signedIn',
      entityId: _id.toHexString(),
      actor: { kind: 'staff', id: _id.toHexString(), name: 'Siri Ansatt' },
      subject: { name: 'Siri Ansatt' },
      ip: address,
    });
    expect(entry && told(entry)).toEqual({
      way: 'password',
      device: 'Firefox, Windows',
      networkAddress: address,
    });
  });

  it('tells a code of the authenticator from a recovery code', async () => {
    const { _id, email } = await newUser(scene.app, scene.vendor);
    const me = await signIn({ email });
    const { code, recoveryCodes } = await anAuthenticator(scene.app, me);
    await signIn({ email, code: code() });
    await signIn({ email, code: recoveryCodes[0] });
    const signedIn = (await entries()).filter(({ action }) => action === 'user.signedIn');
    expect(signedIn.map((entry) => told(entry).way)).toEqual([
      'recoveryCode',
      'authenticator',
      'password',
    ]);
    expect(new Set(signedIn.map(({ entityId }) => entityId))).toEqual(new Set([_id.toHexString()]));
  });

  it('has each wrong code, by nobody known, and neither a code nor a password', async () => {
    const { _id, email } = await newUser(scene.app, scene.vendor);
    const me = await signIn({ email });
    const { secret, recoveryCodes } = await anAuthenticator(scene.app, me);
    await attempt({ email }).expect(401);
    await attempt({ email, code: '000000' }).expect(401);
    await attempt({ email, code: 'aaaa-aaaa-aaaa-aaaa' }).expect(401);
    await attempt({ email, password: 'not this one' }).expect(401);
    const refused = (await entries()).filter(({ action }) => action === 'user.signInRefused');
    expect(refused).toHaveLength(2);
    for (const entry of refused) {
      expect(entry).toMatchObject({
        actor: { kind: 'visitor' },
        entityId: _id.toHexString(),
        subject: { name: 'Siri Ansatt' },
      });
      expect(told(entry)).toMatchObject({ why: 'code', device: 'Firefox, Windows' });
    }
    const stored = JSON.stringify(
      await scene.app.connection.collection('audit').find({ _vendor: scene.vendor }).toArray(),
    );
    for (const kept of [PASSWORD, '000000', 'aaaa', secret, ...recoveryCodes]) {
      expect(stored).not.toContain(kept);
    }
  });

  it('tells that somebody deactivated knows the password still', async () => {
    const { email } = await newUser(scene.app, scene.vendor, { active: false });
    await attempt({ email }).expect(403);
    const [entry] = await entries();
    expect(entry?.action).toBe('user.signInRefused');
    expect(entry && told(entry).why).toBe('inactive');
  });

  it('tells of signing out once, by the token or the cookie', async () => {
    const { _id, email } = await newUser(scene.app, scene.vendor);
    const byToken = await signIn({ email });
    await byToken.post('/api/auth/logout', { audience: 'staff' }).expect(204);
    const byCookie = await signIn({ email });
    for (let i = 0; i < 2; i++) {
      await scene.app
        .visitor()
        .post('/api/auth/logout', { audience: 'staff' })
        .set('cookie', byCookie.cookie)
        .expect(204);
    }
    const out = (await entries()).filter(({ action }) => action === 'user.signedOut');
    expect(out).toHaveLength(2);
    for (const { actor } of out) expect(actor.id).toBe(_id.toHexString());
  });

  it('tells which sessions their owner ended', async () => {
    const { email } = await newUser(scene.app, scene.vendor);
    const addresses = [anAddress(), anAddress()];
    for (const address of addresses) await signIn({ email }, address);
    const here = await signIn({ email });
    const { body } = await here.get('/api/auth/sessions').expect(200);
    const [first] = body.data.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await here.delete(`/api/auth/sessions/${first._id}`).expect(204);
    await here.delete('/api/auth/sessions').expect(204);
    const ended = (await entries()).filter(({ action }) => action === 'user.sessionEnded');
    expect(ended.map((entry) => told(entry).networkAddress).sort()).toEqual(addresses.sort());
    expect(ended.map((entry) => told(entry).device)).toEqual([
      'Firefox, Windows',
      'Firefox, Windows',
    ]);
  });

  it('tells of wrong answers to being asked again', async () => {
    const { email } = await newUser(scene.app, scene.vendor);
    const me = await signIn({ email });
    await me.post('/api/auth/confirmIdentity', { password: 'not this one' }).expect(422);
    await me.post('/api/auth/confirmIdentity', { code: '000000' }).expect(422);
    const wrong = (await entries()).filter(({ action }) => action === 'user.notConfirmed');
    expect(wrong.map((entry) => told(entry).why)).toEqual(['code', 'password']);
    expect(wrong.map(({ actor }) => actor.name)).toEqual(['Siri Ansatt', 'Siri Ansatt']);
  });

  it('has no guests', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const guest = await signIn({ email, vendor: scene.vendor.toHexString() });
    await guest.delete('/api/auth/sessions').expect(204);
    await guest.post('/api/auth/logout', { audience: 'guest' }).expect(204);
    const stored = scene.app.connection.collection('audit');
    expect(await stored.countDocuments({ _vendor: scene.vendor })).toBe(0);
  });

  it('is in the log of the account’s own venue alone', async () => {
    const other = await newVendor(scene.app);
    const { email } = await newUser(scene.app, other);
    await signIn({ email });
    expect(await actions()).toEqual([]);
  });
});
