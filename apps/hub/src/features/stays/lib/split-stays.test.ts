import { stayFixture } from '../../../testing/fixtures';
import { splitStays } from './split-stays';

const today = '2026-11-21';

test('the next stay comes first, past ones latest first', () => {
  const stays = [
    stayFixture({ _id: 'later', arrivaldate: '2026-12-20', departuredate: '2026-12-22' }),
    stayFixture({ _id: 'next', arrivaldate: '2026-11-25', departuredate: '2026-11-27' }),
    stayFixture({ _id: 'long ago', arrivaldate: '2025-01-01', departuredate: '2025-01-03' }),
    stayFixture({ _id: 'last', arrivaldate: '2026-10-01', departuredate: '2026-10-03' }),
  ];
  const { upcoming, past } = splitStays(stays, today);
  expect(upcoming.map(({ _id }) => _id)).toEqual(['next', 'later']);
  expect(past.map(({ _id }) => _id)).toEqual(['last', 'long ago']);
});

test.each([
  ['leaving today', '2026-11-21', 'in house', 'upcoming'],
  ['left yesterday', '2026-11-20', 'departed', 'past'],
  ['cancelled', '2026-12-20', 'cancelled', 'past'],
  ['not come', '2026-12-20', 'no-show', 'past'],
])('a stay %s is %4$s', (_, departuredate, status, where) => {
  const stays = splitStays([stayFixture({ departuredate, status })], today);
  expect(stays[where === 'past' ? 'past' : 'upcoming']).toHaveLength(1);
});
