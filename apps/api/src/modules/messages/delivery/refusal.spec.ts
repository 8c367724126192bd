import { isFinalRefusal } from './refusal';

const answer = (responseCode: number, code?: string) =>
  Object.assign(new Error('refused'), { responseCode, ...(code ? { code } : {}) });

test.each([
  ['no such mailbox', answer(550), true],
  ['try later', answer(451), false],
  ['our password is wrong', answer(535, 'EAUTH'), false],
  ['the server is away', new Error('connect ECONNREFUSED'), false],
  ['something else', 'nonsense', false],
])('%s', (_what, error, isFinal) => {
  expect(isFinalRefusal(error)).toBe(isFinal);
});
