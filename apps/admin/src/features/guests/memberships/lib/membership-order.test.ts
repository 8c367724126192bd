import { byUsefulness, isUsable } from './membership-order';

const TODAY = '2026-11-21';
const base = {
  status: 'active',
  dateFrom: '2026-01-01',
  maxNumberOfUsages: 10,
  numberOfUsages: 2,
} as const;

test.each([
  ['active', {}, true],
  ['unlimited', { maxNumberOfUsages: 0, numberOfUsages: 99 }, true],
  ['used up', { numberOfUsages: 10 }, false],
  ['last day today', { dateUntil: TODAY }, true],
  ['run out yesterday', { dateUntil: '2026-11-20' }, false],
  ['begins tomorrow', { dateFrom: '2026-11-22' }, false],
  ['paused', { pausedFrom: '2026-11-01' }, false],
  ['ended', { endedOn: '2026-11-01' }, false],
])('one that is %s can be used today: %#', (_name, change, usable) => {
  expect(isUsable({ ...base, ...change }, TODAY)).toBe(usable);
});

test('puts what can be used first, the one that runs out soonest before all', () => {
  const named = [
    { ...base, name: 'ended', status: 'ended' as const, endedOn: '2026-02-01' },
    { ...base, name: 'paused', status: 'paused' as const, pausedFrom: '2026-11-01' },
    { ...base, name: 'for ever' },
    { ...base, name: 'soon', dateUntil: '2026-12-01' },
  ];
  expect(byUsefulness(named, TODAY).map(({ name }) => name)).toEqual([
    'soon',
    'for ever',
    'paused',
    'ended',
  ]);
});
