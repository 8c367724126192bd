import { nextOf, type ProgressTimes, progressOf, timesOf } from './treatment-progress';

type Times = ProgressTimes<string>;

it.each<[Times, string]>([
  [{}, 'waiting'],
  [{ startedAt: '10:02' }, 'started'],
  [{ startedAt: '10:02', doneAt: '11:00' }, 'done'],
  [{ doneAt: '11:00' }, 'done'],
])('reads %j as %s', (times, progress) => {
  expect(progressOf(times)).toBe(progress);
});

const NOW = '10:30';

it.each<[string, Times, Parameters<typeof timesOf>[0], Times]>([
  ['starts now', {}, 'started', { startedAt: NOW }],
  ['started before', { startedAt: '10:02' }, 'started', { startedAt: '10:02' }],
  ['ends now', { startedAt: '10:02' }, 'done', { startedAt: '10:02', doneAt: NOW }],
  ['ends without a start', {}, 'done', { doneAt: NOW }],
  ['ended before', { doneAt: '10:20' }, 'done', { doneAt: '10:20' }],
  ['goes on after all', { startedAt: '10:02', doneAt: '10:20' }, 'started', { startedAt: '10:02' }],
  ['has not begun after all', { startedAt: '10:02', doneAt: '10:20' }, 'waiting', {}],
])('%s', (_name, before, progress, after) => {
  expect(timesOf(progress, before, NOW)).toEqual(after);
});

describe('nextOf', () => {
  const at = (timeindexStart: number, times: Times = {}) => ({ timeindexStart, ...times });

  it.each<[string, ReturnType<typeof at>[], number | undefined]>([
    ['is nobody on a free day', [], undefined],
    ['is the first in the morning', [at(600), at(700)], 600],
    ['is whoever is on the table', [at(600, { startedAt: 'a' }), at(700)], 600],
    ['is the one after that is done', [at(600, { startedAt: 'a', doneAt: 'b' }), at(700)], 700],
    [
      'passes by what nobody started',
      [at(600), at(700, { startedAt: 'a', doneAt: 'b' }), at(800)],
      800,
    ],
    ['is nobody once the last is done', [at(600), at(700, { doneAt: 'b' })], undefined],
  ])('%s', (_name, treatments, expected) => {
    expect(nextOf(treatments)?.timeindexStart).toBe(expected);
  });
});
