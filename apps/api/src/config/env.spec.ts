import { readEnvironment } from './env';

const sound = { NODE_ENV: 'production', MONGODB_URI: 'mongodb://a/b', JWT_SECRET: 'x'.repeat(32) };

describe('the environment', () => {
  it('needs only a database and a key in production', () => {
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
    ['PORT', '99999'],
    ['PUBLIC_URL', 'nowhere'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['NODE_ENV', 'staging'],
  ])('refuses %s = %s by its name', (name, value) => {
    expect(() => readEnvironment({ ...sound, [name]: value })).toThrow(new RegExp(`${name}:`));
  });

  it('takes several origins', () => {
    expect(
      readEnvironment({ ...sound, CORS_ORIGINS: 'https://a.example, https://b.example' })
        .CORS_ORIGINS,
    ).toEqual(['https://a.example', 'https://b.example']);
  });
});
