import { LEAST_DUPLICATE_SCORE, likeness, matchKeysOf } from './guest-duplicates';

const kari = {
  firstname: 'Kari',
  lastname: 'Nordmann',
  email: 'Kari.Nordmann@gmail.com',
  phone: '+47 912 34 567',
  birthDate: '1980-05-17',
};

test('keys are the same however a guest is written', () => {
  const keys = ['p:91234567', 'e:karinordmann@gmail.com', 'n:kari nordmann|1980-05-17'];
  expect(matchKeysOf(kari)).toEqual(keys);
  const otherwise = {
    firstname: 'NORDMANN',
    lastname: 'Kári',
    email: 'karinordmann+spa@googlemail.com',
    phone: '91 23 45 67',
    birthDate: '1980-05-17',
  };
  expect(matchKeysOf(otherwise)).toEqual(keys);
});

test.each([
  [{}],
  [{ firstname: 'Kari', birthDate: '1980-05-17' }],
  [{ phone: '12345' }],
  [{ email: 'nobody' }],
  [{ email: '+tag@mail.example' }],
  [{ firstname: 'Kari', lastname: 'Nordmann' }],
])('%j has nothing to be told by', (guest) => {
  expect(matchKeysOf(guest)).toEqual([]);
});

test.each([
  ['all of it', {}, 100, ['nameAndBirthDate', 'email', 'phone']],
  ['phone only', { firstname: 'Ola', email: null, birthDate: null }, 40, ['phone']],
  ['phone and name', { email: null, birthDate: null }, 70, ['phone', 'name']],
  ['name and birth date', { email: null, phone: null }, 70, ['nameAndBirthDate']],
  ['name only', { email: null, phone: null, birthDate: null }, 30, ['name']],
  ['e-mail only', { firstname: 'Ola', phone: null, birthDate: null }, 60, ['email']],
  ['another birth date', { birthDate: '1981-05-17' }, 0, []],
  ['nothing', { firstname: 'Ola', email: null, phone: null, birthDate: null }, 0, []],
])('%s: score and reasons', (_name, change, score, reasons) => {
  expect(likeness(kari, { ...kari, ...change })).toEqual({ score, reasons });
  expect(likeness({ ...kari, ...change }, kari)).toEqual({ score, reasons });
});

test.each([
  ['a name alone is shown by many', { email: null, phone: null, birthDate: null }, false],
  ['a phone is enough', { firstname: 'Ola', email: null, birthDate: null }, true],
])('%s', (_name, change, shown) => {
  const { score } = likeness(kari, { ...kari, ...change });
  expect(score >= LEAST_DUPLICATE_SCORE).toBe(shown);
});
