import { Config } from '../../config/config';
import { readEnvironment } from '../../config/env';
import { maskCodes, showsCodes } from './mask-codes';

test.each([
  ['https://a.no/activate/1?code=abc-_9', 'https://a.no/activate/1?code=••••••'],
  ['see https://a.no/x?guestId=1&code=abc.\nBye', 'see https://a.no/x?guestId=1&code=••••••\nBye'],
  [
    '<a href="https://a.no/x?userId=1&amp;code=abc">',
    '<a href="https://a.no/x?userId=1&amp;code=••••••">',
  ],
  [
    'https://a.no/rating/64f/3?vendor=1&signature=a-_9',
    'https://a.no/rating/64f/3?vendor=1&signature=••••••',
  ],
  [
    '<a href="https://a.no/rating/64f/3?vendor=1&amp;signature=abc">',
    '<a href="https://a.no/rating/64f/3?vendor=1&amp;signature=••••••">',
  ],
  // it can only stop messages, which staff can do as well
  ['https://a.no/opt_out/1?guest=2&signature=abc', 'https://a.no/opt_out/1?guest=2&signature=abc'],
  ['the code=word of a sentence', 'the code=word of a sentence'],
])('%j is shown as %j', (text, masked) => {
  expect(maskCodes(text)).toBe(masked);
});

const production = { NODE_ENV: 'production', SMTP_URL: '', PUBLIC_URL: 'https://book.example' };

test.each([
  [{}, false],
  [{ NODE_ENV: 'development' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://fjord.localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail.example' }, false],
  [{ PUBLIC_URL: 'https://localhost.example' }, false],
])('with %j staff see codes: %s', (change, shows) => {
  const env = readEnvironment({
    ...production,
    MONGODB_URI: 'mongodb://somewhere/atrium',
    JWT_SECRET: 'x'.repeat(32),
    ...change,
  });
  expect(showsCodes(new Config(env))).toBe(shows);
});
