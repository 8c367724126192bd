import { SIGN_IN_CODE_TRIES } from '@atrium/rules/access/sign-in-link';
import { newVendor } from '../support/new-vendor';
import { signInScene } from '../support/scenes/sign-in-scene';
import {
  anAddress,
  anEmail,
  linkIn,
  newestMail,
  newGuest,
  PASSWORD,
} from '../support/things/accounts';

const PATH = '/api/auth/signInLink';

describe('signing in by a mailed link', () => {
  const scene = signInScene();

  /** One browser, which keeps its cookies. */
  const aBrowser = () => {
    const jar = new Map<string, string>();
    const address = anAddress();
    return {
      cookies: jar,
      post: async (path: string, body: object, headers: Record<string, string> = {}) => {
        const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
        const answer = await scene.app
          .visitor()
          .post(path, body)
          .set({ 'x-forwarded-for': address, cookie, ...headers });
        for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(set)) ?? [];
          jar.set(name, value);
        }
        return answer;
      },
    };
  };
  type Browser = ReturnType<typeof aBrowser>;
  const at = () => scene.vendor.toHexString();
  const ask = async (browser: Browser, email: string, more: object = {}, headers = {}) => {
    const answer = await browser.post(PATH, { email, vendor: at(), ...more }, headers);
    await scene.app.work();
    return answer;
  };
  const linkOf = async (email: string) => linkIn((await newestMail(scene.app, email)).text);
  const codeOf = async (email: string) => (await linkOf(email)).searchParams.get('code') ?? '';
  const open = (browser: Browser, code: string) => browser.post(`${PATH}/open`, { code });
  const type = (browser: Browser, email: string, code: string) =>
    browser.post(`${PATH}/code`, { email, vendor: at(), code });
  /** A guest who has asked for a link, and its token. */
  const asked = async () => {
    const guest = await newGuest(scene.app, scene.vendor);
    const browser = aBrowser();
    expect((await ask(browser, guest.email)).status).toBe(204);
    return { guest, browser, code: await codeOf(guest.email) };
  };
  const isInvalid = async (browser: Browser, code: string) => {
    const { status, body } = await open(browser, code);
    expect([status, body.code]).toEqual([422, 'SIGN_IN_LINK_INVALID']);
  };
  const sessionsOf = (accountId: unknown) =>
    scene.app.connection.collection('sessions').countDocuments({ accountId });

  it('opens a session in the browser that asked, once', async () => {
    const { guest, browser, code } = await asked();
    const { status, body } = await open(browser, code);
    expect(status).toBe(200);
    expect(body.data.session.user).toMatchObject({ kind: 'guest', email: guest.email });
    expect(body.data).not.toHaveProperty('code');
    const me = scene.bearer(body.data.session.accessToken);
    await me.get('/api/auth/me').expect(200);
    const renewed = await browser.post('/api/auth/refresh', { audience: 'guest', vendor: at() });
    expect(renewed.status).toBe(200);
    await isInvalid(browser, code);
    // the password stays
    await scene
      .post('/api/auth/login', { email: guest.email, password: PASSWORD, vendor: at() })
      .expect(200);
  });

  it('gives one session when it is opened twice at once', async () => {
    const { guest, browser, code } = await asked();
    const answers = await Promise.all([1, 2, 3].map(() => open(browser, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await sessionsOf(guest._id)).toBe(1);
  });

  it('shows a code in any other browser, which signs in only the one that asked', async () => {
    const { guest, browser, code } = await asked();
    const other = aBrowser();
    const shown = (await open(other, code)).body.data;
    expect(shown).toEqual({
      code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/),
    });
    expect((await open(other, code)).body.data).toEqual(shown);
    expect(await sessionsOf(guest._id)).toBe(0);

    const stranger = aBrowser();
    await ask(stranger, anEmail());
    for (const wrong of [other, stranger]) {
      const { status, body } = await type(wrong, guest.email, shown.code);
      expect([status, body.code]).toEqual([422, 'SIGN_IN_CODE_WRONG']);
    }
    const typed = shown.code.toLowerCase().replace('-', ' ');
    const { status, body } = await type(browser, guest.email.toUpperCase(), typed);
    expect(status).toBe(200);
    expect(body.data.user.email).toBe(guest.email);
    expect((await type(browser, guest.email, shown.code)).status).toBe(422);
    await isInvalid(browser, code);
  });

  it('takes five codes, and no more', async () => {
    const { guest, browser, code } = await asked();
    const shown = (await open(aBrowser(), code)).body.data.code;
    for (let i = 0; i < SIGN_IN_CODE_TRIES; i++) {
      expect((await type(browser, guest.email, 'AAAA-AAAA')).status).toBe(422);
    }
    expect((await type(browser, guest.email, shown)).body.code).toBe('SIGN_IN_CODE_WRONG');
  });

  it('expires after a quarter of an hour', async () => {
    const { browser, code } = await asked();
    scene.app.clock.advance({ minutes: 15 });
    await isInvalid(browser, code);
    scene.app.clock.advance({ minutes: -1 });
    expect((await open(browser, code)).status).toBe(200);
  });

  it('is mailed at most once a minute, and a newer one cancels it', async () => {
    const { guest, browser, code } = await asked();
    await ask(browser, guest.email);
    expect(await scene.mailsTo(guest.email)).toBe(1);
    scene.app.clock.advance({ minutes: 1 });
    await ask(browser, guest.email);
    expect(await scene.mailsTo(guest.email)).toBe(2);
    await isInvalid(browser, code);
    expect((await open(browser, await codeOf(guest.email))).status).toBe(200);
  });

  it('is mailed three times in a quarter of an hour', async () => {
    const { guest, browser } = await asked();
    for (let i = 0; i < 4; i++) {
      scene.app.clock.advance({ minutes: 1 });
      expect((await ask(browser, guest.email)).status).toBe(204);
    }
    expect(await scene.mailsTo(guest.email)).toBe(3);
  });

  it('does not tell whether there is an account', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const inactive = await newGuest(scene.app, scene.vendor, { active: false });
    for (const to of [email, inactive.email, anEmail()]) {
      const browser = aBrowser();
      const { status, body } = await ask(browser, to);
      expect([status, body]).toEqual([204, {}]);
      expect([...browser.cookies.keys()]).toEqual(['atrium_link']);
      const typed = await type(browser, to, 'AAAA-AAAA');
      expect([typed.status, typed.body.code]).toEqual([422, 'SIGN_IN_CODE_WRONG']);
    }
    expect(await scene.mailsTo(inactive.email)).toBe(0);
    expect(await scene.mailsTo(email)).toBe(1);
  });

  it('finds guests of the venue named alone, and refuses an unknown venue or address', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const browser = aBrowser();
    await ask(browser, email, { vendor: (await newVendor(scene.app)).toHexString() });
    expect(await scene.mailsTo(email)).toBe(0);
    expect((await ask(browser, email, { vendor: 'nowhere' })).status).toBe(404);
    expect((await ask(browser, 'nobody')).status).toBe(400);
    expect((await ask(browser, email, { next: '//evil.example' })).status).toBe(400);
    await isInvalid(browser, 'made-up');
    await isInvalid(browser, 'A'.repeat(75));
  });

  it('lets in nobody who was deactivated, has another address or password since', async () => {
    const deactivated = await asked();
    await scene.app
      .staff(scene.vendor)
      .put('/api/admin/customer', { _id: deactivated.guest._id.toHexString(), active: false })
      .expect(200);
    expect((await open(deactivated.browser, deactivated.code)).body.code).toBe('ACCOUNT_INACTIVE');
    const moved = await asked();
    await scene.app
      .staff(scene.vendor)
      .put('/api/admin/customer', { _id: moved.guest._id.toHexString(), email: anEmail() })
      .expect(200);
    await isInvalid(moved.browser, moved.code);
    const renewed = await asked();
    await scene.app
      .staff(scene.vendor, 3)
      .put(`/api/v1/admin/customers/${renewed.guest._id}/setPassword`, {
        password: 'En helt ny dør 42',
        confirmPassword: 'En helt ny dør 42',
      })
      .expect(200);
    await isInvalid(renewed.browser, renewed.code);
    for (const { guest } of [deactivated, moved, renewed]) {
      expect(await sessionsOf(guest._id)).toBe(0);
    }
  });

  it('tells by mail of a device on which the account was not used before', async () => {
    const { guest, browser, code } = await asked();
    expect((await open(browser, code)).status).toBe(200);
    scene.app.clock.advance({ minutes: 1 });
    await ask(browser, guest.email);
    expect((await open(browser, await codeOf(guest.email))).status).toBe(200);
    expect(await newestMail(scene.app, guest.email)).toMatchObject({ template: 'signInLink' });
    scene.app.clock.advance({ minutes: 1 });
    const fresh = aBrowser();
    await ask(fresh, guest.email);
    expect((await open(fresh, await codeOf(guest.email))).status).toBe(200);
    expect(await newestMail(scene.app, guest.email)).toMatchObject({ template: 'newDevice' });
  });

  it('leads back to the venue’s own host and to the page that was wanted, and to no other host', async () => {
    const { slug } = { slug: `venue-${at()}` };
    const links: string[] = [];
    for (const origin of [`http://${slug}.localhost:3000`, 'http://another.localhost:3000']) {
      const guest = await newGuest(scene.app, scene.vendor);
      await ask(aBrowser(), guest.email, { next: '/stays?a=1' }, { origin });
      const { origin: host, pathname, searchParams } = await linkOf(guest.email);
      links.push(`${host}${pathname} ${searchParams.get('next')}`);
    }
    expect(links).toEqual([
      `http://${slug}.localhost:3000/ /stays?a=1`,
      `http://localhost:3000/activity-hub/${slug} /stays?a=1`,
    ]);
    const foreign = await ask(aBrowser(), anEmail(), {}, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  it('is stored as digests', async () => {
    const { guest, browser, code } = await asked();
    const stored = await scene.app.connection.collection('signInLinks').findOne({ _id: guest._id });
    expect(stored).toMatchObject({ _vendor: scene.vendor, tries: 0 });
    for (const secret of [code, browser.cookies.get('atrium_link') ?? 'none']) {
      expect(JSON.stringify(stored)).not.toContain(secret);
    }
  });
});
