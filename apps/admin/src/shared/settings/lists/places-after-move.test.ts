import { placesAfterMove } from './places-after-move';

describe('moving a row', () => {
  const placed = [
    { _id: 'a', sortOrder: 10 },
    { _id: 'b', sortOrder: 20 },
    { _id: 'c', sortOrder: 30 },
  ];
  test.each([
    ['down by one', 'a', 'b', 'b10 a20'],
    ['up by one', 'c', 'b', 'c20 b30'],
    ['to the front', 'c', 'a', 'c10 a20 b30'],
  ])('%s changes only whom it passes', (_, moved, target, expected) => {
    const changed = placesAfterMove(placed, moved, target);
    expect(changed.map(({ _id, sortOrder }) => `${_id}${sortOrder}`).join(' ')).toBe(expected);
  });

  test('equal places are told apart', () => {
    const equal = [
      { _id: 'a', sortOrder: 0 },
      { _id: 'b', sortOrder: 0 },
    ];
    expect(placesAfterMove(equal, 'a', 'b')).toEqual([
      { _id: 'b', sortOrder: 10 },
      { _id: 'a', sortOrder: 20 },
    ]);
  });
});
