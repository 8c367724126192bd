import type { Level } from '../../../src/common/context/request-context';
import { newVendor } from '../../support/new-vendor';
import { anAuthenticator } from '../../support/outside/authenticator';
import { signInScene } from '../../support/scenes/sign-in-scene';
import { newestMail, newGuest, newUser, PASSWORD } from '../../support/things/accounts';

const VENDOR = '/api/v1/admin/vendor';
const DESK = { name: 'Front desk', range: '203.0.113.0/24' };
const OFFICE = { name: 'Office', range: '2001:db8::/32' };

describe('trusted networks', () => {
  const scene = signInScene();

  /** An address of the desk that no other test uses: attempts are counted by it. */
  const atDesk = () => `203.0.113.${1 + Math.floor(Math.random() * 250)}`;
  const elsewhere = () => `198.51.100.${1 + Math.floor(Math.random() * 250)}`;
  const save = async (change: object, { level = 3, address = atDesk() } = {}) => {
    const { _id } = await newUser(scene.app, scene.vendor, { level: level as Level });
    return scene.app
      .staff(scene.vendor, level as Level, _id)
      .put(VENDOR, change)
      .set('x-forwarded-for', address);
  };
  const decide = async (change: object) => {
    const answer = await save({ trustedNetworks: [DESK, OFFICE], ...change });
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const login = (body: object, address: string) =>
    scene.app
      .visitor()
      .post('/api/auth/login', { password: PASSWORD, ...body })
      .set('x-forwarded-for', address);
  const enrolled = async () => {
    const user = await newUser(scene.app, scene.vendor, { level: 2 });
    const { body } = await login({ email: user.email }, atDesk()).expect(200);
    return { ...user, ...(await anAuthenticator(scene.app, scene.bearer(body.data.accessToken))) };
  };
  const auditOf = (action: string) =>
    scene.app.connection
      .collection('audit')
      .find({ _vendor: scene.vendor, action }, { sort: { _id: 1 } })
      .toArray();

  it('are kept with their names, and are none at first', async () => {
    const at = scene.app.staff(scene.vendor, 1);
    const first = await at.get(VENDOR).expect(200);
    const nothing = {
      trustedNetworks: [],
      secondFactorInNetworks: true,
      signInOnlyFromNetworks: false,
    };
    expect(first.body.data).toMatchObject(nothing);
    const decided = { secondFactorInNetworks: false, signInOnlyFromNetworks: true };
    expect(await decide(decided)).toMatchObject({ ...decided, trustedNetworks: [DESK, OFFICE] });
    const saved = await at.get(VENDOR).expect(200);
    expect(saved.body.data).toMatchObject({ ...decided, trustedNetworks: [DESK, OFFICE] });
    const [entry] = await auditOf('vendor.updated');
    expect(entry?.after).toMatchObject({ ...decided, trustedNetworks: [DESK, OFFICE] });
    expect(await decide({ ...nothing })).toMatchObject(nothing);
  });

  it.each([
    ['no range', [{ name: 'Desk', range: 'the desk' }], 'trustedNetworks.0.range'],
    ['the whole world', [{ name: 'Desk', range: '0.0.0.0/0' }], 'trustedNetworks.0.range'],
    ['a prefix too long', [DESK, { name: 'Desk', range: '::1/129' }], 'trustedNetworks.1.range'],
    ['no name', [{ name: '  ', range: '10.0.0.1' }], 'trustedNetworks.0.name'],
    ['more than fifty', Array(51).fill(DESK), 'trustedNetworks'],
    ['no list', 'desk', 'trustedNetworks'],
    ['nothing', null, 'trustedNetworks'],
  ])('refuse %s', async (_what, trustedNetworks, field) => {
    const { status, body } = await save({ trustedNetworks });
    expect(status).toBe(400);
    expect(body.details[0].field).toBe(field);
  });

  it('are for level 3, and of the own venue', async () => {
    expect((await save({ trustedNetworks: [DESK] }, { level: 2 })).status).toBe(403);
    const { _id } = await newGuest(scene.app, scene.vendor);
    await scene.app.guest(scene.vendor, _id).put(VENDOR, { trustedNetworks: [] }).expect(403);
    await scene.app.visitor().put(VENDOR, { trustedNetworks: [] }).expect(401);
    await decide({ signInOnlyFromNetworks: true });
    const { email } = await newUser(scene.app, await newVendor(scene.app));
    await login({ email }, elsewhere()).expect(200);
  });

  describe('and the second factor', () => {
    it('ask for it unless the venue says otherwise', async () => {
      await decide({});
      const { email, code } = await enrolled();
      expect((await login({ email }, atDesk()).expect(401)).body.code).toBe('SECOND_FACTOR_NEEDED');
      await login({ email, code: code() }, atDesk()).expect(200);
    });

    it('let in by the password alone where it says so, and nowhere else', async () => {
      await decide({ secondFactorInNetworks: false });
      const { email, code } = await enrolled();
      await login({ email }, atDesk()).expect(200);
      await login({ email }, '2001:db8::7').expect(200);
      const ways = (await auditOf('user.signedIn')).map(({ after }) => after.way);
      expect(ways.slice(-2)).toEqual(['trustedNetwork', 'trustedNetwork']);
      expect((await login({ email }, elsewhere()).expect(401)).body.code).toBe(
        'SECOND_FACTOR_NEEDED',
      );
      await login({ email, code: '000000' }, atDesk()).expect(401);
      await login({ email, code: code() }, elsewhere()).expect(200);
    });

    it('still lead whoever must have one through setting it up', async () => {
      await decide({ secondFactorInNetworks: false, secondFactorFrom: 1 });
      const { email } = await newUser(scene.app, scene.vendor);
      const { body } = await login({ email }, atDesk()).expect(200);
      expect(body.data.user.mustEnrol).toBe(true);
    });
  });

  it('are where a new device of staff is expected: no mail is sent', async () => {
    await decide({});
    const { email } = await newUser(scene.app, scene.vendor);
    await login({ email }, atDesk()).expect(200);
    await login({ email }, atDesk()).expect(200);
    expect(await scene.mailsTo(email)).toBe(0);
    await login({ email }, elsewhere()).expect(200);
    expect(await newestMail(scene.app, email)).toMatchObject({ template: 'newDevice' });
  });

  it('mean nothing for guests, who may share the address of the desk', async () => {
    await decide({ signInOnlyFromNetworks: true });
    const { email } = await newGuest(scene.app, scene.vendor);
    const at = { email, vendor: scene.vendor.toHexString() };
    await login(at, elsewhere()).expect(200);
    await login(at, atDesk()).expect(200);
    expect(await newestMail(scene.app, email)).toMatchObject({ template: 'newDevice' });
  });

  describe('as the only place to sign in from', () => {
    it('refuse the right password from anywhere else, which is in the audit log', async () => {
      await decide({ signInOnlyFromNetworks: true });
      const { _id, email } = await newUser(scene.app, scene.vendor, { level: 3 });
      const { body } = await login({ email }, elsewhere()).expect(403);
      expect(body.code).toBe('NETWORK_NOT_ALLOWED');
      const wrong = await login({ email, password: 'not this one' }, elsewhere()).expect(401);
      expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
      const [entry, ...more] = await auditOf('user.signInRefused');
      expect(more).toEqual([]);
      expect(entry).toMatchObject({ entityId: _id, after: { why: 'network' } });
      await login({ email }, atDesk()).expect(200);
    });

    it('end the session of whoever leaves, when it is renewed', async () => {
      const { email } = await newUser(scene.app, scene.vendor);
      const answer = await login({ email }, elsewhere()).expect(200);
      const [cookie = ''] = [answer.headers['set-cookie']].flat();
      const refresh = (address: string) =>
        scene.app
          .visitor()
          .post('/api/auth/refresh', { audience: 'staff' })
          .set({ cookie: String(cookie).split(';')[0] ?? '', 'x-forwarded-for': address });
      await decide({ signInOnlyFromNetworks: true });
      await refresh(elsewhere()).expect(401);
      await refresh(atDesk()).expect(401);
      await scene.bearer(answer.body.data.accessToken).get('/api/auth/me').expect(401);
    });

    it('cannot leave out the address that they are saved from, nor everybody', async () => {
      const refused = async (change: object, by: { level?: number; address?: string } = {}) => {
        const { status, body } = await save(change, by);
        return [status, body.code];
      };
      const lockedOut = [422, 'NETWORKS_LOCK_OUT'];
      const only = { trustedNetworks: [DESK], signInOnlyFromNetworks: true };
      expect(await refused(only, { address: elsewhere() })).toEqual(lockedOut);
      expect(await refused({ ...only, trustedNetworks: [] })).toEqual(lockedOut);
      expect(await refused({ ...only, trustedNetworks: [] }, { level: 4 })).toEqual(lockedOut);
      expect(await auditOf('vendor.updated')).toEqual([]);
      await decide({ signInOnlyFromNetworks: true });
      expect(await refused({ trustedNetworks: [OFFICE] })).toEqual(lockedOut);
      // what has nothing to do with it is saved from anywhere
      expect((await save({ tagline: 'By the fjord' }, { address: elsewhere() })).status).toBe(200);
    });

    it('let in a system administrator, who can take the wrong networks away', async () => {
      await decide({ signInOnlyFromNetworks: true });
      const { email } = await newUser(scene.app, scene.vendor, { level: 4 });
      const { body } = await login({ email }, elsewhere()).expect(200);
      await scene
        .bearer(body.data.accessToken)
        .put(VENDOR, { trustedNetworks: [], signInOnlyFromNetworks: false })
        .expect(200);
      const owner = await newUser(scene.app, scene.vendor, { level: 3 });
      await login({ email: owner.email }, elsewhere()).expect(200);
    });
  });
});
