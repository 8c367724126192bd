import { id } from '../../../../testing/fixtures';
import { newPause, pauseProblem, toPause } from './new-pause';

const place = { date: '2026-11-21', start: 600, therapistId: id(120) };

test('a pause lasts half an hour from the cell that was clicked', () => {
  expect(toPause(newPause(place))).toEqual({
    ...{ date: '2026-11-21', status: 'pause', timeindexStart: 600, timeindexEnd: 630 },
    therapists: [{ _therapist: id(120) }],
  });
});

test('a pause of a room may go on after midnight', () => {
  const pause = newPause({ date: '2026-11-21', start: 1410, roomId: id(130) });
  expect(toPause({ ...pause, until: '01:00' })).toEqual({
    ...{ date: '2026-11-21', status: 'pause', timeindexStart: 1410, timeindexEnd: 1500 },
    _room: id(130),
  });
});

test.each([
  [{ therapist: '' }, 'PAUSE_WITHOUT_RESOURCE'],
  [{ until: '10:00' }, 'INVALID_TIME'],
  [{ from: '' }, 'INVALID_TIME'],
  [{}, undefined],
])('%j is refused with %s', (change, expected) => {
  expect(pauseProblem({ ...newPause(place), ...change })).toBe(expected);
});
