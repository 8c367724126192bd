import { isNoShowName } from './no-show-name';

test.each([
  'No-show',
  'No show',
  'NOSHOW',
  'Ikke møtt',
  'Møtte ikke',
  'Uteblev',
  'Absent',
  'Nicht erschienen',
  'No presentado',
  'Non presentato',
])('%s says that nobody came', (name) => {
  expect(isNoShowName(name)).toBe(true);
});

test.each(['Confirmed', 'Arrived', 'Left', 'Cancelled', 'Presentado', ''])(
  '%j does not',
  (name) => {
    expect(isNoShowName(name)).toBe(false);
  },
);
