import { aBooking, id } from '../../../../testing/fixtures';
import { type MoveDraft, toModification, toMoveDraft } from './move';

const booking = aBooking();
const change = (part: Partial<MoveDraft>, exclusive = false) =>
  toModification(booking, { ...toMoveDraft(booking), ...part }, { exclusive, today: '2026-11-21' });

test('nothing changed, or a time missing, is nothing to send', () => {
  expect(change({})).toBeUndefined();
  expect(change({ start: undefined, date: '2026-12-01' })).toBeUndefined();
  expect(change({ override: true, start: 600, reason: ' ' })).toBeUndefined();
});

test.each<[Partial<MoveDraft>, object]>([
  [{ date: '2026-12-01' }, { date: '2026-12-01' }],
  [{ start: 600 }, { timeindex: 600 }],
  [{ service: id(31) }, { _service: id(31) }],
  [{ selection: { adults: 4, children: 0 } }, { participants: 4, numberOfChildren: 0 }],
  [{ typedEnd: 1200, start: 600 }, { timeindex: 600 }],
])('%j sends %j', (part, expected) => {
  expect(change(part)).toEqual({ bookings: [{ _id: booking._id, version: 5, ...expected }] });
});

test('an override says why, and may end when it likes, also after midnight', () => {
  expect(change({ override: true, reason: ' VIP ', start: 1320, typedEnd: 60 })).toEqual({
    bookings: [{ _id: booking._id, version: 5, timeindex: 1320, timeindexEnd: 1500 }],
    override: true,
    reason: 'VIP',
  });
});

test.each([
  ['a past day', '2026-11-20', { recordPast: true }],
  ['another day', '2026-12-01', {}],
])('an override to %s', (_, date, expected) => {
  const { bookings: _bookings, ...rest } = change({ override: true, reason: 'Moved', date }) ?? {};
  expect(rest).toEqual({ override: true, reason: 'Moved', ...expected });
});
