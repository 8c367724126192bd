import { quickConflicts, toQuickUpdate } from './quick-update';

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
  [base, { ...base, comment: 'theirs' }, ['comment']],
  [{ ...base, comment: 'same' }, { ...base, comment: 'same' }, []],
  [{ ...base, roomNumber: '2' }, { ...base, internalComment: 'x' }, ['internalComment']],
])('mine %j against theirs %j conflicts in %j', (mine, theirs, expected) => {
  expect(quickConflicts(base, mine, theirs)).toEqual(expected);
});
