import { createHmac } from 'node:crypto';
import { Config } from '../../src/config/config';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anAddress, newUser, PASSWORD } from '../support/things/accounts';

describe('a forged access token', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await TestApp.start();
    const { email } = await newUser(app, await newVendor(app));
    const { body } = await app
      .visitor()
      .post('/api/auth/login', { email, password: PASSWORD })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    token = body.data.accessToken;
  });
  afterAll(() => app.stop());

  /** The claims of the real one, under another header and signature. */
  const signed = (alg: string, sign: (text: string, secret: string) => string) => {
    const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    const text = `${header}.${token.split('.')[1]}`;
    return `${text}.${sign(text, app.nest.get(Config).env.JWT_SECRET)}`;
  };
  const hmac = (hash: string) => (text: string, secret: string) =>
    createHmac(hash, secret).update(text).digest('base64url');

  it.each<[string, number, string, (text: string, secret: string) => string]>([
    ['is none that has our algorithm and key', 200, 'HS256', hmac('sha256')],
    ['is refused without a signature', 401, 'none', () => ''],
    ['is refused by another algorithm', 401, 'HS512', hmac('sha512')],
    ['is refused by another key', 401, 'HS256', (text) => hmac('sha256')(text, 'x'.repeat(40))],
  ])('%s', async (_how, status, alg, sign) => {
    await app
      .visitor()
      .get('/api/auth/me')
      .set('authorization', `Bearer ${signed(alg, sign)}`)
      .expect(status);
  });
});
