import { asMergedField, readTake, writeTake } from './take-param';

test.each([
  ['', []],
  ['take=', []],
  ['take=phone,email', ['email', 'phone']],
  ['take=phone,password,phone', ['phone']],
])('reads %p', (address, take) => {
  expect(readTake(new URLSearchParams(address))).toEqual(take);
});

test('a choice is added, and taken back, without touching the others', () => {
  expect(writeTake(['phone'], 'email', 'merged').toString()).toBe('take=email%2Cphone');
  expect(writeTake(['email', 'phone'], 'email', 'kept').toString()).toBe('take=phone');
  expect(writeTake(['email'], 'email', 'kept').toString()).toBe('');
});

test('knows a detail from any other word', () => {
  expect(asMergedField('email')).toBe('email');
  expect(asMergedField('version')).toBeUndefined();
});
