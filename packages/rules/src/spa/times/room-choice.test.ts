import { treatmentPlan } from '../treatments/treatment-plan';
import { alternativesByRoom, chooseRoom, type RoomTimes } from './room-choice';

const span = (from: number, until: number) => ({ from, until });
const room = (_id: string, change: Partial<RoomTimes> = {}): RoomTimes => ({
  ...{ _id, places: 1, equipment: 0, alternatives: 3, sortOrder: 0, free: [span(0, 1440)] },
  ...change,
});
const plan = treatmentPlan({
  phases: [{ kind: 'handsOn', minutes: 60 }],
  preparation: { minutes: 0, holds: 'both' },
  reset: { minutes: 15, holds: 'room' },
});

test.each<[string, number, RoomTimes[], string | undefined]>([
  [
    'none that is free for the treatment and not for the reset',
    1,
    [room('a', { free: [span(600, 674)] })],
    undefined,
  ],
  ['one that is free until the reset is over', 1, [room('a', { free: [span(600, 675)] })], 'a'],
  ['none that is too small for two', 2, [room('a')], undefined],
  ['the smallest', 1, [room('a', { places: 2 }), room('b')], 'b'],
  ['the one for two', 2, [room('a', { places: 4 }), room('b', { places: 2 }), room('c')], 'b'],
  ['the plainest', 1, [room('a', { equipment: 2 }), room('b', { equipment: 1 })], 'b'],
  [
    'the one that its treatments can do without',
    1,
    [room('a', { alternatives: 1 }), room('b', { alternatives: 2 })],
    'b',
  ],
  ['the one whose gap it fills', 1, [room('a'), room('b', { free: [span(600, 675)] })], 'b'],
  [
    'the one that keeps a gap to use',
    1,
    [room('a', { free: [span(580, 1440)] }), room('b', { free: [span(570, 1440)] })],
    'b',
  ],
  [
    'the first in the order of the venue',
    1,
    [room('a', { sortOrder: 2 }), room('b', { sortOrder: 1 })],
    'b',
  ],
  ['the one with the lower id', 1, [room('b'), room('a')], 'a'],
])('a treatment at ten gets %s', (_, guests, rooms, expected) => {
  expect(chooseRoom({ plan, guests }, 600, rooms, 30)).toBe(expected);
});

test('a room is missed as much as its pickiest treatment would miss it', () => {
  const types = [{ rooms: ['a', 'b', 'c'] }, { rooms: ['c'] }, { rooms: ['b', 'c'] }];
  expect([...alternativesByRoom(types)]).toEqual([
    ['a', 3],
    ['b', 2],
    ['c', 1],
  ]);
});
