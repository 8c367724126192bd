import { type BookingPlace, emptyDraft } from './draft';
import { firstSeries, itemThatMayWait, toGroup, toSeries } from './together';

const place: BookingPlace = {
  service: 'kayak',
  date: '2026-11-24',
  start: 600,
  available: 4,
  exclusive: false,
};
const draft = { ...emptyDraft, selection: { adults: 2, children: 1 }, segment: 'vip' };

test('a series is the booking and its dates, for the guest alone', () => {
  const series = firstSeries('2026-11-24');
  expect(series).toEqual({ everyWeeks: 1, until: '2026-12-22', onFull: 'skip' });
  expect(toSeries('guest', place, { ...draft, membership: 'm' }, series)).toEqual({
    _customer: 'guest',
    _segment: 'vip',
    _service: 'kayak',
    date: '2026-11-24',
    timeindex: 600,
    participants: 3,
    numberOfChildren: 1,
    available: 4,
    everyWeeks: 1,
    until: '2026-12-22',
    onFull: 'skip',
  });
});

test('a group shares guest and segment; its items are what differs', () => {
  const dinner = {
    place: { ...place, service: 'dinner', start: 1140 },
    draft: emptyDraft,
    name: '',
  };
  const group = toGroup('guest', [{ place, draft, name: 'Kayak' }, dinner]);
  expect(group).toMatchObject({ _customer: 'guest', _segment: 'vip' });
  expect(group.items.map(({ _service, participants }) => [_service, participants])).toEqual([
    ['kayak', 3],
    ['dinner', 1],
  ]);
  for (const item of group.items) expect(Object.keys(item)).not.toContain('_customer');
});

test('an item of a group that waits says so, and the others do not', () => {
  const item = { place, draft, name: 'Kayak' };
  const { items } = toGroup('guest', [item, { ...item, waits: true }]);
  expect(items.map((one) => one.waitingList)).toEqual([undefined, true]);
});

test('the item that had no room may wait where its service has a list', () => {
  const refused = (code: string, field: string) => ({
    ...{ status: 409, code, message: '' },
    details: [{ field, message: '' }],
  });
  const items = [{ mayWait: false }, { mayWait: true }];
  expect(itemThatMayWait(refused('SLOT_FULL', 'items.1'), items)).toBe(1);
  expect(itemThatMayWait(refused('BOOKING_FAILED', 'items.1'), items)).toBe(1);
  expect(itemThatMayWait(refused('SLOT_FULL', 'items.0'), items)).toBeUndefined();
  expect(itemThatMayWait(refused('MEMBERSHIP_USED_UP', 'items.1'), items)).toBeUndefined();
  expect(itemThatMayWait(refused('SLOT_FULL', 'items.1.addons'), items)).toBeUndefined();
});
