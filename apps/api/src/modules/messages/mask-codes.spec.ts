import type { Actor, Level } from '../../common/context/request-context';
import { Config } from '../../config/config';
import { readEnvironment } from '../../config/env';
import { maskCodes, maskedMessage, showsCodes } from './mask-codes';

test.each([
  ['https://a.no/activate/1?code=abc-_9', 'https://a.no/activate/1?code=••••••'],
  ['see https://a.no/x?guestId=1&code=abc.\nBye', 'see https://a.no/x?guestId=1&code=••••••\nBye'],
  [
    'https://a.no/rating/64f/3?vendor=1&signature=a-_9',
    'https://a.no/rating/64f/3?vendor=1&signature=••••••',
  ],
  // it can only stop messages, which staff can do as well
  ['https://a.no/opt_out/1?guest=2&signature=abc', 'https://a.no/opt_out/1?guest=2&signature=abc'],
  ['the code=word of a sentence', 'the code=word of a sentence'],
])('%j is shown as %j', (text, masked) => {
  expect(maskCodes(text)).toBe(masked);
});

test('a message loses the codes of its text and of every part of its page', () => {
  const link = 'https://a.no/x?userId=1&code=abc';
  const body = {
    greeting: 'Hi "Åse"\nhow are you?',
    paragraphs: [`Open ${link}.`],
    action: { label: 'Open', link },
    notes: [],
    foot: { signature: 'a', lines: [] },
  };
  const { text, body: shown } = maskedMessage({ text: `Open:\n${link}`, body });
  const masked = 'https://a.no/x?userId=1&code=••••••';
  expect(text).toBe(`Open:\n${masked}`);
  expect(shown).toEqual({
    ...body,
    paragraphs: [`Open ${masked}`],
    action: { label: 'Open', link: masked },
  });
});

const staff = (level: Level): Actor => ({ kind: 'staff', id: '1', level, name: 'Siri' });
const production = { NODE_ENV: 'production', SMTP_URL: '', PUBLIC_URL: 'https://book.example' };

test.each([
  [{}, false],
  [{ NODE_ENV: 'development' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://fjord.localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail.example' }, false],
  [{ PUBLIC_URL: 'https://localhost.example' }, false],
])('with %j a system owner sees codes: %s', (change, shows) => {
  const env = readEnvironment({
    ...production,
    MONGODB_URI: 'mongodb://somewhere/atrium',
    JWT_SECRET: 'of-this-test-alone-0123456789-abcdef',
    INTAKE_KEYS: `one:${Buffer.from('of-this-test-alone-0123456789-ab').toString('base64')}`,
    ...change,
  });
  expect(showsCodes(new Config(env), staff(3))).toBe(shows);
});

test.each<[Actor, boolean]>([
  [staff(1), false],
  [staff(2), false],
  [staff(3), true],
  [staff(4), true],
  [{ kind: 'guest', id: '1', name: 'Ada' }, false],
  [{ kind: 'visitor' }, false],
])('in development %j sees codes: %s', (actor, shows) => {
  const env = readEnvironment({
    NODE_ENV: 'development',
    MONGODB_URI: 'mongodb://somewhere/atrium',
  });
  expect(showsCodes(new Config(env), actor)).toBe(shows);
});
