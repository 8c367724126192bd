import { finishedAt, readFinished, withFinished, without } from './finished-places';

const sauna = { _service: 'sauna', date: '2026-11-25', timeindex: 600 };

test('a place is found by service, day and time, with the booking it became', () => {
  const inCart = withFinished([], [sauna]);
  const booked = withFinished(inCart, [{ ...sauna, booking: 'a' }]);
  expect(booked).toEqual([{ ...sauna, booking: 'a' }]);
  expect(finishedAt(booked, sauna)?.booking).toBe('a');
  expect(finishedAt(booked, { ...sauna, timeindex: 720 })).toBeUndefined();
  expect(without(booked, sauna)).toEqual([]);
});

test.each([
  [undefined, []],
  ['text', []],
  [{ owner: 'a' }, []],
  [{ owner: 'a', places: [{ _service: 'sauna' }, sauna, { ...sauna, booking: 1 }] }, [sauna]],
])('of %j in the browser’s storage %j is kept', (stored, places) => {
  expect(readFinished(stored).places).toEqual(places);
});
