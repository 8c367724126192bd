import { emptyDraft, endOf, isStarted, toOverride, toStaffBooking } from './draft';

const place = {
  service: 's1',
  date: '2026-12-01',
  start: 1080,
  available: 4,
  exclusive: false,
};

test('children are part of the total', () => {
  const draft = { ...emptyDraft, selection: { adults: 2, children: 1 } };
  expect(toStaffBooking('c1', place, draft)).toEqual({
    _customer: 'c1',
    _service: 's1',
    date: '2026-12-01',
    timeindex: 1080,
    participants: 3,
    numberOfChildren: 1,
    available: 4,
  });
});

test('an exclusive service is booked for one, whatever the selector says', () => {
  const draft = { ...emptyDraft, selection: { adults: 4, children: 2 } };
  expect(toStaffBooking('c1', { ...place, exclusive: true }, draft)).toMatchObject({
    participants: 1,
    numberOfChildren: 0,
  });
});

test('blank texts and addons of quantity 0 are not sent', () => {
  const draft = { ...emptyDraft, comment: '  ', roomNumber: ' 12 ', addons: { a: 0, b: 2 } };
  const sent = toStaffBooking('c1', place, draft);
  expect(sent).not.toHaveProperty('comment');
  expect(sent).toMatchObject({ roomNumber: '12', addons: [{ _addon: 'b', quantity: 2 }] });
});

test('an override carries its reason and no places that were shown', () => {
  const sent = toOverride(
    'c1',
    { ...place, available: undefined, end: 1200 },
    { ...emptyDraft, reason: ' VIP ' },
  );
  expect(sent).toMatchObject({ reason: 'VIP', timeindexEnd: 1200 });
  expect(sent).not.toHaveProperty('available');
});

test.each([
  [1320, 120, 1560],
  [1320, 1380, 1380],
  [1320, 1320, 2760],
  [1320, undefined, undefined],
])('from %d to %s ends at %s', (start, typed, expected) => {
  expect(endOf(start, typed)).toBe(expected);
});

test('a draft is started by anything that was entered', () => {
  expect(isStarted(emptyDraft)).toBe(false);
  expect(isStarted({ ...emptyDraft, comment: ' ' })).toBe(false);
  expect(isStarted({ ...emptyDraft, comment: 'x' })).toBe(true);
  expect(isStarted({ ...emptyDraft, addons: { a: 1 } })).toBe(true);
  expect(isStarted({ ...emptyDraft, selection: { adults: 2, children: 0 } })).toBe(true);
});
