import { Secret, TOTP } from 'otpauth';
import type { signInScene } from '../scenes/sign-in-scene';
import type { TestApp } from '../test-app';
import { PASSWORD } from '../things/accounts';

const PATH = '/api/auth/secondFactor/authenticator';

type Caller = ReturnType<ReturnType<typeof signInScene>['bearer']>;

/** Sets up an authenticator for somebody of the staff, which then shows a code that was not used yet. */
export async function anAuthenticator(app: TestApp, me: Pick<Caller, 'post'>) {
  const offered = await me.post(PATH, { password: PASSWORD }).expect(200);
  const secret: string = offered.body.data.secret;
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime(),
    });
  const { body } = await me.post(`${PATH}/confirm`, { code: code() }).expect(200);
  app.clock.advance({ minutes: 1 });
  const recoveryCodes: string[] = body.data.recoveryCodes;
  return { secret, code, recoveryCodes };
}
