import { signInScene } from '../support/scenes/sign-in-scene';
import { anAddress, newestMail, newGuest, newUser, PASSWORD } from '../support/things/accounts';

const PATH = '/api/auth/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

describe('where somebody is signed in', () => {
  const scene = signInScene();

  const signIn = async (
    body: object,
    { agent = FIREFOX, cookie = '', address = anAddress() } = {},
  ) => {
    const answer = await scene.app
      .visitor()
      .post('/api/auth/login', { password: PASSWORD, ...body })
      .set({ 'x-forwarded-for': address, 'user-agent': agent, cookie })
      .expect(200);
    const bearer = { authorization: `Bearer ${answer.body.data.accessToken}` };
    const cookies = [answer.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
    return {
      address,
      cookie: cookies.join('; '),
      get: (path: string) => scene.app.visitor().get(path).set(bearer),
      delete: (path: string) => scene.app.visitor().delete(path).set(bearer),
    };
  };

  it('lists device, address and last use, the session used last first', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const at = { email, vendor: scene.vendor.toHexString() };
    const first = await signIn(at);
    scene.app.clock.set('2026-06-15T10:00:00Z');
    const second = await signIn(at, { agent: 'curl/8.5.0' });
    const { body } = await second.get(PATH).expect(200);
    expect(body.data).toEqual([
      {
        _id: expect.any(String),
        isHandheld: false,
        ip: second.address,
        createdAt: '2026-06-15T10:00:00.000Z',
        lastUsedAt: '2026-06-15T10:00:00.000Z',
        isCurrent: true,
      },
      {
        _id: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        isHandheld: false,
        ip: first.address,
        createdAt: '2026-06-15T09:00:00.000Z',
        lastUsedAt: '2026-06-15T09:00:00.000Z',
        isCurrent: false,
      },
    ]);
  });

  it('tells when and from where a session was last refreshed', async () => {
    const { email } = await newUser(scene.app, scene.vendor);
    const { cookie, get } = await signIn({ email });
    scene.app.clock.set('2026-06-15T09:10:00Z');
    await scene.app
      .visitor()
      .post('/api/auth/refresh', { audience: 'staff' })
      .set({ cookie, 'x-forwarded-for': '193.213.112.4' })
      .expect(200);
    const { body } = await get(PATH).expect(200);
    expect(body.data).toMatchObject([
      { ip: '193.213.112.4', country: 'NO', lastUsedAt: '2026-06-15T09:10:00.000Z' },
    ]);
  });

  it('ends one of them, whose token is refused from then on', async () => {
    const { email } = await newUser(scene.app, scene.vendor);
    const lost = await signIn({ email });
    const here = await signIn({ email });
    const { body } = await here.get(PATH).expect(200);
    const { _id } = body.data.find((one: { isCurrent: boolean }) => !one.isCurrent);
    await here.delete(`${PATH}/${_id}`).expect(204);
    await lost.get('/api/auth/me').expect(401);
    await scene.app
      .visitor()
      .post('/api/auth/refresh', { audience: 'staff' })
      .set('cookie', lost.cookie)
      .expect(401);
    await here.get('/api/auth/me').expect(200);
  });

  it('ends all others', async () => {
    const { email } = await newUser(scene.app, scene.vendor);
    const others = [await signIn({ email }), await signIn({ email })];
    const here = await signIn({ email });
    await here.delete(PATH).expect(204);
    for (const other of others) await other.get('/api/auth/me').expect(401);
    const { body } = await here.get(PATH).expect(200);
    expect(body.data).toMatchObject([{ isCurrent: true }]);
  });

  it('neither shows nor ends anybody else’s', async () => {
    const mine = await signIn({ email: (await newUser(scene.app, scene.vendor)).email });
    const theirs = await signIn({ email: (await newUser(scene.app, scene.vendor)).email });
    const { body } = await theirs.get(PATH).expect(200);
    await mine.delete(`${PATH}/${body.data[0]._id}`).expect(404);
    await mine.delete(`${PATH}/nothing`).expect(404);
    await theirs.get('/api/auth/me').expect(200);
    await scene.app.visitor().get(PATH).expect(401);
  });

  it.each(['guest', 'staff'])(
    'mails a %s about a device that is new, and about no other',
    async (kind) => {
      const { email } =
        kind === 'guest'
          ? await newGuest(scene.app, scene.vendor)
          : await newUser(scene.app, scene.vendor);
      const at = { email, ...(kind === 'guest' ? { vendor: scene.vendor.toHexString() } : {}) };
      const { cookie } = await signIn(at);
      expect(await scene.mailsTo(email)).toBe(0);
      await signIn(at, { cookie });
      expect(await scene.mailsTo(email)).toBe(0);
      await signIn(at, { address: '193.213.112.4' });
      const mail = await newestMail(scene.app, email);
      expect(mail).toMatchObject({ template: 'newDevice' });
      expect(mail.text).toContain('Firefox on Windows');
      expect(mail.text).toContain('15 June 2026');
      expect(mail.text).toContain('193.213.112.4 (Norway)');
      expect(mail.text).toContain(kind === 'guest' ? '/profile' : '/admin/new_password');
    },
  );

  it('knows the device on which an account was created', async () => {
    const email = `${scene.vendor.toHexString()}@new.example`;
    const body = { firstName: 'Kari', lastName: 'Nordmann', email, password: PASSWORD };
    const answer = await scene.app
      .visitor()
      .post('/api/v1/auth/signup', { ...body, vendor: scene.vendor.toHexString() })
      .set('x-forwarded-for', anAddress())
      .expect(201);
    const [cookie = ''] = [answer.headers['set-cookie']].flat();
    const at = { email, vendor: scene.vendor.toHexString() };
    await signIn(at, { cookie: String(cookie).split(';')[0] });
    await signIn(at, { cookie: String(cookie).split(';')[0] });
    expect(await newestMail(scene.app, email)).toMatchObject({ template: 'welcome' });
  });
});
