import { bookingPart, chosenAddons, emptyDraft, readDraft, withAddon } from './booking-draft';

const rules = {
  exclusiveBooking: false,
  showCommentField: true,
  allowBookingForChildren: true,
  addons: [
    { _id: 'a1', name: 'Towel', price: 5000 },
    { _id: 'a2', name: 'Robe', price: 12000 },
  ],
};

test('children are part of the total', () => {
  const draft = { ...emptyDraft, party: { adults: 2, children: 1 } };
  expect(bookingPart(draft, rules)).toMatchObject({ participants: 3, numberOfChildren: 1 });
});

test('an exclusive activity is for one, whatever was chosen elsewhere', () => {
  const draft = { ...emptyDraft, party: { adults: 4, children: 2 } };
  expect(bookingPart(draft, { ...rules, exclusiveBooking: true })).toMatchObject({
    participants: 1,
    numberOfChildren: 0,
  });
});

test('children are left out where they are not allowed', () => {
  const draft = { ...emptyDraft, party: { adults: 2, children: 1 } };
  expect(bookingPart(draft, { ...rules, allowBookingForChildren: false })).toMatchObject({
    participants: 2,
    numberOfChildren: 0,
  });
});

test('a comment is sent only where the activity asks for one', () => {
  const draft = { ...emptyDraft, comment: '  No nuts ' };
  expect(bookingPart(draft, rules).comment).toBe('No nuts');
  expect(bookingPart(draft, { ...rules, showCommentField: false })).not.toHaveProperty('comment');
  expect(bookingPart(emptyDraft, rules)).not.toHaveProperty('comment');
});

test('names left empty are not companions', () => {
  const draft = { ...emptyDraft, companions: [' Ada ', ' ', ''] };
  expect(bookingPart(draft, rules).companions).toEqual([{ name: 'Ada' }]);
});

test('an addon that is no longer offered is not booked', () => {
  const draft = { ...emptyDraft, addons: { a2: 2, gone: 1 } };
  expect(chosenAddons(draft, rules)).toEqual([{ ...rules.addons[1], quantity: 2 }]);
  expect(bookingPart(draft, rules).addons).toEqual([{ _addon: 'a2', quantity: 2 }]);
});

test('quantities stay between none and 99', () => {
  const two = withAddon(emptyDraft, 'a1', 2);
  expect(two.addons).toEqual({ a1: 2 });
  expect(withAddon(two, 'a1', 0).addons).toEqual({});
  expect(withAddon(two, 'a1', 200).addons).toEqual({ a1: 99 });
});

test.each([
  undefined,
  null,
  'x',
  [],
  { party: { adults: 0, children: 0 }, addons: { a: -1 }, companions: [1], comment: 4 },
])('%j from the storage is an empty draft', (stored) => {
  expect(readDraft(stored)).toEqual(emptyDraft);
});

test('a draft comes back as it was stored', () => {
  const draft = {
    party: { adults: 2, children: 1 },
    comment: 'Window',
    addons: { a1: 2 },
    companions: ['Ada', ''],
    wish: { attributes: ['window'], _table: 't7' },
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('only wishes that the tables can grant are booked', () => {
  const tables = [{ _id: 't7', name: 'W7', guestCount: 2 }];
  const rooms = [{ _id: 'r1', name: 'Restaurant', tables }];
  const seating = { rooms, tablesAtBooking: true, wishes: ['window' as const] };
  const attributes = ['window' as const, 'outside' as const];
  const draft = { ...emptyDraft, wish: { attributes, _table: 't7' } };
  expect(bookingPart(draft, { ...rules, seating })).toMatchObject({
    tableWish: { attributes: ['window'], _table: 't7' },
  });
  const gone = { ...draft, wish: { attributes, _table: 't8' } };
  expect(bookingPart(gone, { ...rules, seating }).tableWish).toEqual({ attributes: ['window'] });
  expect(bookingPart(draft, rules)).not.toHaveProperty('tableWish');
});
