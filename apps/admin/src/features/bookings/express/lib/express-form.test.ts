import {
  type ExpressForm,
  type ExpressTime,
  fieldOf,
  isBlocked,
  offeredTimes,
  pickTime,
  problemsOf,
  toBooking,
  waitsFor,
} from './express-form';

const time = (start: number, available: number, waitingList = false): ExpressTime => ({
  start,
  end: start + 60,
  available,
  capacity: 8,
  held: 0,
  showAvailability: true,
  showEndTime: true,
  waitingList,
  bookable: available > 0 || waitingList,
});
const form: ExpressForm = {
  guest: { kind: 'known', _id: 'g', name: 'Anna', detail: '' },
  service: 's',
  date: '2026-11-21',
  time: undefined,
  participants: '2',
  children: '',
  ages: [],
  internalComment: '',
  wish: { attributes: [], table: '' },
  recordPast: false,
};
const TODAY = '2026-11-21';
const day = [time(600, 1), time(720, 0, true), time(840, 4)];

test.each([
  ['the next with room for the party', undefined, 2, undefined, 840],
  ['one place is enough for one', undefined, 1, undefined, 600],
  ['not one that is over', undefined, 1, 700, 840],
  ['the chosen one, also when it is full', 720, 2, undefined, 720],
  ['again when the chosen one is not offered', 615, 1, undefined, 600],
  ['the one that runs when none comes', undefined, 1, 870, 840],
  ['one to wait for when nothing has room', undefined, 8, undefined, 600],
  ['nothing else for a party that no time can hold', undefined, 99, undefined, 600],
  ['the same for such a party later in the day', undefined, 99, 700, 840],
])('picks %s', (_what, chosen, participants, now, expected) => {
  expect(pickTime(day, chosen, participants, now)?.start).toBe(expected);
});

test('picks the next time that has a table for the party', () => {
  const times = [
    { ...time(600, 8), parties: [5, 6, 7, 8] },
    { ...time(840, 2), parties: [1, 2] },
  ];
  expect(pickTime(times, undefined, 2, undefined)?.start).toBe(840);
  expect(pickTime(times, undefined, 6, undefined)?.start).toBe(600);
});

test('picks nothing of a day without times, or when all are over', () => {
  expect(pickTime([], undefined, 1, undefined)).toBeUndefined();
  expect(pickTime(day, undefined, 1, 1300)).toBeUndefined();
});

test.each<[Partial<ExpressForm>, ExpressTime | undefined, object]>([
  [{}, time(840, 4), {}],
  [{ guest: undefined }, time(840, 4), { guest: 'MISSING_GUEST_DETAILS' }],
  [{ guest: { kind: 'walkIn' } }, time(840, 4), {}],
  [{ service: '' }, undefined, { service: 'SERVICE_REQUIRED' }],
  [{}, undefined, { time: 'TIME_NOT_OFFERED' }],
  [{ participants: '0' }, time(840, 4), { participants: 'MISSING_PARTICIPANTS' }],
  [{ participants: '' }, time(840, 4), { participants: 'MISSING_PARTICIPANTS' }],
  [{ participants: '2.5' }, time(840, 4), { participants: 'MISSING_PARTICIPANTS' }],
  [{ participants: '5' }, time(840, 4), { participants: 'PAX_EXCEEDS_AVAILABILITY' }],
  [{ participants: '5' }, time(840, 0, true), {}],
  [{}, { ...time(840, 8), parties: [5, 6, 7, 8] }, { participants: 'NO_TABLE_FREE' }],
  [{ participants: '6' }, { ...time(840, 8), parties: [5, 6, 7, 8] }, {}],
  [{ participants: '8' }, time(840, 0, true), {}],
  [{ participants: '9' }, time(840, 0, true), { participants: 'PARTY_TOO_LARGE' }],
  [{ participants: '99' }, time(840, 4), { participants: 'PARTY_TOO_LARGE' }],
  [{ participants: '99' }, { ...time(840, 0, true), capacity: 0 }, {}],
  [{ guest: { kind: 'walkIn' } }, time(840, 0, true), { participants: 'PAX_EXCEEDS_AVAILABILITY' }],
  [{ date: '2026-11-20' }, time(840, 4), { date: 'DATE_IN_PAST' }],
  [{ date: '2026-11-20', recordPast: true }, time(840, 4), {}],
  [{ children: '3' }, time(840, 4), { participants: 'INVALID_CHILDREN' }],
  [
    { guest: { kind: 'new', firstname: '', lastname: ' ', phone: '', email: 'x' } },
    time(840, 4),
    { firstname: 'MISSING_GUEST_DETAILS' },
  ],
  [
    { guest: { kind: 'new', firstname: '123', lastname: '', phone: '', email: 'x' } },
    time(840, 4),
    { firstname: 'INVALID_NAME', email: 'INVALID_EMAIL' },
  ],
])('%j at %j is refused for %j', (part, at, expected) => {
  expect(problemsOf({ ...form, ...part }, at, TODAY)).toEqual(expected);
});

test.each([
  ['what is over', 700, false, [720, 840]],
  ['nothing where the past is recorded', 700, true, [600, 720, 840]],
  ['nothing on another day', undefined, false, [600, 720, 840]],
  ['not what is still running', 650, false, [600, 720, 840]],
])('leaves out %s', (_, now, recordPast, expected) => {
  expect(offeredTimes(day, now, recordPast).map(({ start }) => start)).toEqual(expected);
});

test.each<[Partial<ExpressForm>, boolean]>([
  [{ date: '2026-11-20' }, true],
  [{ participants: '99' }, true],
  [{ guest: undefined, participants: '0' }, false],
])('%j blocks the button: %s', (part, blocked) => {
  expect(isBlocked(problemsOf({ ...form, ...part }, time(840, 4), TODAY))).toBe(blocked);
});

test('a drop-in, who is here already, never waits', () => {
  expect(waitsFor(form, time(840, 0, true))).toBe(true);
  expect(waitsFor({ guest: { kind: 'walkIn' } }, time(840, 0, true))).toBe(false);
});

test('sends what was typed, and nothing that was not', () => {
  expect(toBooking({ ...form, children: '1' }, time(840, 4), 'g', false)).toEqual({
    _customer: 'g',
    _service: 's',
    date: '2026-11-21',
    timeindex: 840,
    participants: 2,
    numberOfChildren: 1,
    available: 4,
  });
  expect(toBooking({ ...form, recordPast: true }, time(840, 4), 'g', false)).toMatchObject({
    recordPast: true,
  });
  expect(toBooking({ ...form, internalComment: ' VIP ' }, time(840, 4), undefined, true)).toEqual({
    _service: 's',
    date: '2026-11-21',
    timeindex: 840,
    participants: 1,
    internalComment: 'VIP',
    available: 4,
  });
});

test.each([
  ['SLOT_FULL', [], 'time'],
  ['EMAIL_TAKEN', [], 'email'],
  ['VALIDATION_FAILED', [{ field: 'phone' }], 'phone'],
  ['INTERNAL', [], undefined],
])('a refusal %s of %j stands beside %s', (code, details, expected) => {
  expect(fieldOf({ code, details })).toBe(expected);
});
