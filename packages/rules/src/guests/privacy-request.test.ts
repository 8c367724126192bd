import {
  afterMove,
  daysLeft,
  dueOn,
  extendedDue,
  isExtendable,
  isUnderWay,
  type PrivacyRequestMove,
  type PrivacyRequestState,
  privacyRequestStates,
  urgencyOf,
} from './privacy-request';

const everyMove: PrivacyRequestMove[] = [
  'identify',
  'extend',
  'answer',
  'refuse',
  'withdraw',
  'lapse',
];

test.each<[PrivacyRequestState, string[]]>([
  ['unconfirmed', ['identify>open', 'refuse>refused', 'withdraw>withdrawn', 'lapse>lapsed']],
  ['open', ['extend>open', 'answer>answered', 'refuse>refused', 'withdraw>withdrawn']],
  ['answered', []],
  ['refused', []],
  ['withdrawn', []],
  ['lapsed', []],
])('from %s', (state, allowed) => {
  const found = everyMove.flatMap((move) => {
    const to = afterMove(state, move);
    return to ? [`${move}>${to}`] : [];
  });
  expect(found).toEqual(allowed);
  expect(isUnderWay(state)).toBe(allowed.length > 0);
});

test('nothing is answered before it is known who asks', () => {
  const answerable = privacyRequestStates.filter((state) => afterMove(state, 'answer'));
  expect(answerable).toEqual(['open']);
});

test.each([
  ['2026-06-15', '2026-07-15', '2026-09-15'],
  ['2026-12-02', '2027-01-01', '2027-03-01'],
  // the shortest month, and one without a 31st
  ['2026-01-30', '2026-03-01', '2026-05-01'],
  ['2026-12-01', '2026-12-31', '2027-02-28'],
])('received on %s is due on %s, extended on %s', (received, due, extended) => {
  expect(dueOn(received)).toBe(due);
  expect(extendedDue(due)).toBe(extended);
});

test.each<[PrivacyRequestState, boolean, string, boolean]>([
  ['open', false, '2026-07-15', true],
  ['open', false, '2026-07-16', false],
  ['open', true, '2026-07-01', false],
  ['unconfirmed', false, '2026-07-01', false],
  ['answered', false, '2026-07-01', false],
])('%s, extended before: %s, on %s: may be extended: %s', (state, extended, today, expected) => {
  expect(isExtendable({ state, extended, due: '2026-07-15' }, today)).toBe(expected);
});

test.each<[PrivacyRequestState, string, number, string | undefined]>([
  ['open', '2026-06-15', 30, 'inTime'],
  ['open', '2026-07-07', 8, 'inTime'],
  ['open', '2026-07-08', 7, 'nearlyDue'],
  ['unconfirmed', '2026-07-15', 0, 'nearlyDue'],
  ['open', '2026-07-16', -1, 'late'],
  ['answered', '2026-07-16', -1, undefined],
])('%s on %s has %i days left and is %s', (state, today, left, urgency) => {
  expect(daysLeft('2026-07-15', today)).toBe(left);
  expect(urgencyOf(state, left)).toBe(urgency);
});
