import { createHash } from 'node:crypto';
import { readEnvironment } from './env';

const sound = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://a/b',
  JWT_SECRET: 'of-this-test-alone-0123456789-abcdef',
  INTAKE_KEYS: `one:${keyOf('of-this-test-alone')}`,
};

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

describe('the environment', () => {
  it('needs only a database and its keys in production', () => {
    expect(readEnvironment(sound)).toMatchObject({
      PORT: 3001,
      HOLD_MINUTES: 10,
      CORS_ORIGINS: [],
    });
  });

  it.each([
    ['MONGODB_URI', undefined],
    ['MONGODB_URI', 'postgres://a/b'],
    ['JWT_SECRET', undefined],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 'a'.repeat(36)],
    ['JWT_SECRET', '12'.repeat(30)],
    ['JWT_SECRET', 'only-for-development-and-tests-0123456789'],
    ['INTAKE_KEYS', undefined],
    ['INTAKE_KEYS', keyOf('without an id')],
    ['INTAKE_KEYS', 'one:short'],
    ['INTAKE_KEYS', `one:${Buffer.alloc(32).toString('base64')}`],
    ['INTAKE_KEYS', `one:${keyOf('a')},one:${keyOf('b')}`],
    ['INTAKE_KEYS', `dev:${Buffer.from('only-for-development-and-tests-0').toString('base64')}`],
    ['ACCESS_TOKEN_MINUTES', '-5'],
    ['ACCESS_TOKEN_MINUTES', '0'],
    ['ACCESS_TOKEN_MINUTES', '61'],
    ['ACCESS_TOKEN_MINUTES', '1.5'],
    ['REFRESH_TOKEN_DAYS', '0'],
    ['FAILED_ATTEMPTS_PER_QUARTER_HOUR', 'many'],
    ['REQUESTS_PER_MINUTE', '-1'],
    ['PUBLIC_URL', 'ftp://a.example'],
    ['PORT', '99999'],
    ['PUBLIC_URL', 'nowhere'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['WEBHOOK_NETWORKS', 'everything'],
    ['WEBHOOK_NETWORKS', '0.0.0.0/0'],
    ['NODE_ENV', 'staging'],
  ])('refuses %s = %s by its name', (name, value) => {
    expect(() => readEnvironment({ ...sound, [name]: value })).toThrow(new RegExp(`${name}:`));
  });

  it('takes a key of random hexadecimal digits, and in development the published one', () => {
    const hex = '9f86d081884c7d659a2feaa0c55ad015';
    expect(readEnvironment({ ...sound, JWT_SECRET: hex }).JWT_SECRET).toBe(hex);
    const { JWT_SECRET, ...rest } = sound;
    expect(readEnvironment({ ...rest, NODE_ENV: 'development' }).JWT_SECRET).toMatch(/^only-for/);
  });

  it('takes no key of Stripe without the secret of its messages', () => {
    const STRIPE_SECRET_KEY = 'sk_test_1';
    expect(() => readEnvironment({ ...sound, STRIPE_SECRET_KEY })).toThrow(
      /STRIPE_WEBHOOK_SECRET:/,
    );
    const both = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readEnvironment({ ...sound, ...both })).toMatchObject(both);
  });

  it('takes several keys of intake forms, the current one first, and never repeats one', () => {
    const keys = `new:${keyOf('new')},old:${keyOf('old')}`;
    const { INTAKE_KEYS } = readEnvironment({ ...sound, INTAKE_KEYS: keys });
    expect(INTAKE_KEYS.map(({ id }) => id)).toEqual(['new', 'old']);
    const broken = `${keys},${keyOf('without an id')}`;
    expect(() => readEnvironment({ ...sound, INTAKE_KEYS: broken })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(keyOf('without an id')) }),
    );
  });

  it('takes several origins', () => {
    expect(
      readEnvironment({ ...sound, CORS_ORIGINS: 'https://a.example, https://b.example' })
        .CORS_ORIGINS,
    ).toEqual(['https://a.example', 'https://b.example']);
  });
});
