import { countSeating } from './seating-counters';

const seated = { active: true, attendenceVerified: true, participants: 4 };
const pending = { active: true, attendenceVerified: false, participants: 3 };

test.each([
  ['nobody', [], { total: 0, seated: 0, pending: 0 }],
  [
    'those who came and those to come',
    [seated, pending, pending],
    { total: 10, seated: 4, pending: 6 },
  ],
  [
    'none that are cancelled or waiting, even if they came',
    [pending, { ...seated, active: false }, { ...pending, active: false }],
    { total: 3, seated: 0, pending: 3 },
  ],
  [
    'one nobody has marked',
    [{ active: true, participants: 2 }],
    { total: 2, seated: 0, pending: 2 },
  ],
])('counts %s', (_, reservations, expected) => {
  expect(countSeating(reservations)).toEqual(expected);
});
