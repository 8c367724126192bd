import { onTopOf, quickConflicts, toQuickUpdate } from './quick-update';

const base = { comment: 'a', internalComment: '', roomNumber: '1' };

test('sends every text, empty ones too, with the version that was seen', () => {
  expect(toQuickUpdate({ _id: 'b', version: 3 }, { ...base, comment: '' })).toEqual({
    bookingId: 'b',
    version: 3,
    comment: '',
    internalComment: '',
    roomNumber: '1',
  });
});

test.each([
  [base, base, []],
  [base, { ...base, comment: 'theirs' }, []],
  [{ ...base, comment: 'mine' }, { ...base, comment: 'theirs' }, ['comment']],
  [{ ...base, comment: 'same' }, { ...base, comment: 'same' }, []],
  [{ ...base, roomNumber: '2' }, { ...base, internalComment: 'x' }, []],
])('mine %j against theirs %j conflicts in %j', (mine, theirs, expected) => {
  expect(quickConflicts(base, mine, theirs)).toEqual(expected);
});

test.each([
  [base, { ...base, comment: 'theirs' }, { ...base, comment: 'theirs' }],
  [
    { ...base, internalComment: 'mine' },
    { ...base, internalComment: 'theirs', roomNumber: '77' },
    { ...base, internalComment: 'mine', roomNumber: '77' },
  ],
])('%j on top of %j is %j', (mine, theirs, expected) => {
  expect(onTopOf(base, mine, theirs)).toEqual(expected);
});
