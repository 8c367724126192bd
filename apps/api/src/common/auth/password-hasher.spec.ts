import { PasswordHasher } from './password-hasher';

const hasher = new PasswordHasher();

test('a hash is argon2id with the stated cost, salted, and known again', async () => {
  const [one, two] = await Promise.all([
    hasher.hash('Fjord og fjell 7'),
    hasher.hash('Fjord og fjell 7'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  await expect(hasher.verify(one, 'Fjord og fjell 7')).resolves.toBe(true);
  await expect(hasher.verify(one, 'fjord og fjell 7')).resolves.toBe(false);
});

test.each([null, undefined, ''])('%p is no hash and fits no password', async (hash) => {
  await expect(hasher.verify(hash, 'no account has this password')).resolves.toBe(false);
});
