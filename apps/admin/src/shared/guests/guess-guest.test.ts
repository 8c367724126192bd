import { guessGuest } from './guess-guest';

const nobody = { firstname: '', lastname: '', phone: '', email: '' };

test.each([
  ['Ola Nordmann', { firstname: 'Ola', lastname: 'Nordmann' }],
  ['  Anne  Grete Ås ', { firstname: 'Anne Grete', lastname: 'Ås' }],
  ['Ola', { firstname: 'Ola' }],
  ['ola@guests.example', { email: 'ola@guests.example' }],
  ['+47 412 34 567', { phone: '+47 412 34 567' }],
  ['', {}],
])('%j becomes %j', (typed, expected) => {
  expect(guessGuest(typed)).toEqual({ ...nobody, ...expected });
});
