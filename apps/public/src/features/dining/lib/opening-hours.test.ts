import { openingHours } from './opening-hours';

test('days with the same hours are told together', () => {
  const evening = { from: 1080, until: 1320 };
  const openings = [
    { date: '2026-11-20', ...evening },
    { date: '2026-11-21', from: 720, until: 1320 },
    { date: '2026-11-22', ...evening },
  ];
  expect(openingHours(openings)).toEqual([
    { weekdays: [5, 0], ...evening },
    { weekdays: [6], from: 720, until: 1320 },
  ]);
  expect(openingHours([])).toEqual([]);
});
