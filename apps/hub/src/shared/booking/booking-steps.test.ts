import { readAddress, screenOf, stepBefore, toAddress } from './booking-steps';

const read = (search: string) => readAddress(new URLSearchParams(search));

test.each([
  ['', { step: 'date' }],
  ['date=2026-02-30', { step: 'date' }],
  ['date=2026-11-25', { step: 'time', date: '2026-11-25' }],
  ['date=2026-11-25&time=', { step: 'time', date: '2026-11-25' }],
  ['date=2026-11-25&time=1440', { step: 'time', date: '2026-11-25' }],
  ['date=2026-11-25&step=overview', { step: 'time', date: '2026-11-25' }],
  ['time=600', { step: 'date' }],
  ['date=2026-11-25&time=0', { step: 'details', date: '2026-11-25', time: 0, waiting: false }],
  [
    'date=2026-11-25&time=600&wait=1&step=comments',
    { step: 'details', date: '2026-11-25', time: 600, waiting: true },
  ],
  [
    'date=2026-11-25&time=600&step=nonsense',
    { step: 'details', date: '2026-11-25', time: 600, waiting: false },
  ],
  ['date=2026-11-25&stay=s1', { step: 'time', date: '2026-11-25', stay: 's1' }],
  ['step=complete', { step: 'date' }],
  ['step=complete&booking=b1', { step: 'complete', booking: 'b1' }],
])('%s', (search, expected) => {
  expect(read(search)).toEqual(expected);
});

test('an address says where one is, and nothing that need not be said', () => {
  expect(toAddress({ step: 'date' })).toBe('?');
  const where = { date: '2026-11-25', time: 600, waiting: true };
  expect(toAddress({ ...where, step: 'details' })).toBe('?date=2026-11-25&time=600&wait=1');
  expect(toAddress({ ...where, step: 'overview' })).toBe(
    '?date=2026-11-25&time=600&wait=1&step=overview',
  );
  expect(read(toAddress({ step: 'complete', booking: 'b1' }))).toEqual({
    step: 'complete',
    booking: 'b1',
  });
});

test.each([
  ['', 'when'],
  ['date=2026-11-25', 'when'],
  ['date=2026-11-25&time=600', 'who'],
  ['date=2026-11-25&time=600&step=comments', 'who'],
  ['date=2026-11-25&time=600&step=overview', 'review'],
  ['step=complete&booking=b1', undefined],
])('%s is the screen %s', (search, screen) => {
  expect(screenOf(read(search).step)).toBe(screen);
});

test('Back goes step by step, clears the time first, then the date, and then leaves', () => {
  const back = (search: string) => {
    const before = stepBefore(read(search));
    return before && toAddress(before);
  };
  const place = 'date=2026-11-25&time=600&wait=1';
  expect(back(`${place}&step=overview`)).toBe(`?${place}`);
  expect(back(place)).toBe('?date=2026-11-25');
  expect(back('date=2026-11-25')).toBe('?');
  expect(back('date=2026-11-25&stay=s1')).toBe('?stay=s1');
  expect(back('')).toBeUndefined();
});
