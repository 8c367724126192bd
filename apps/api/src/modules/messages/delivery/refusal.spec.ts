import { isFinalRefusal, refusesAddress } from './refusal';

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

const line = (response: string, command = 'RCPT TO') =>
  Object.assign(answer(Number(response.slice(0, 3))), { response, command });

test.each([
  ['no such mailbox', line('550 5.1.1 No such user'), true],
  ['no such mailbox, in several lines', line('550-5.1.1 No such user'), true],
  ['no such domain', line('550 5.1.2 Unknown host'), true],
  ['a closed mailbox', line('550 5.2.1 Disabled'), true],
  ['no reason', line('550 No such mailbox'), true],
  ['a full mailbox', line('552 5.2.2 Full'), false],
  ['a policy', line('550 5.7.1 Your address is on our list'), false],
  ['no relay', line('554 Relay access denied'), false],
  ['a refusal for now', line('450 4.1.1 Try later'), false],
  ['a refused text', line('550 5.1.1 Strange', 'DATA'), false],
  ['our address', line('550 5.1.8 Who are you?', 'MAIL FROM'), false],
  ['nonsense', 'nonsense', false],
])('of the address or not: %s', (_what, error, isAboutAddress) => {
  expect(refusesAddress(error)).toBe(isAboutAddress);
});
