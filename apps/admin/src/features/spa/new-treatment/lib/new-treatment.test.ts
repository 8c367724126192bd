import { id } from '../../../../testing/fixtures';
import { aTreatmentType } from '../../../../testing/spa-fixtures';
import { aStart } from '../../../../testing/treatment-fixtures';
import {
  anybody,
  guestProblems,
  minutesOf,
  type NewTreatment,
  pickStart,
  toTreatment,
  typesFor,
  type Wish,
  wishOf,
  wishValue,
} from './new-treatment';

const form = (given: Partial<NewTreatment> = {}): NewTreatment => ({
  guest: undefined,
  type: id(140),
  length: '',
  wish: anybody,
  room: '',
  date: '2026-11-21',
  start: undefined,
  addons: {},
  internalComment: '',
  paidBy: '',
  outside: false,
  ...given,
});
const newGuest = { kind: 'new', firstname: '', lastname: '', phone: '', email: '' } as const;

test.each<[number | undefined, number | undefined]>([
  [undefined, 600],
  [600, 600],
  [610, 660],
  [500, 600],
  [900, 660],
])('the start for a wish of %p is %p', (wanted, expected) => {
  expect(pickStart([aStart(600), aStart(660)], wanted)?.timeindexStart).toBe(expected);
});

test('a day without free starts has none', () => {
  expect(pickStart([], 600)).toBeUndefined();
});

test.each<Wish>([
  anybody,
  { kind: 'gender', gender: 'man' },
  { kind: 'at', _id: id(1) },
  { kind: 'therapist', _id: id(1) },
])('%j is the same after a round through the options', (wish) => {
  expect(wishOf(wishValue(wish))).toEqual(wish);
});

test.each<[string, Partial<NewTreatment>, object]>([
  ['nothing more', {}, {}],
  ['what pays for it', { paidBy: id(90) }, { _membership: id(90) }],
  ['whom the guest asks for', { wish: wishOf('woman') }, { wish: { gender: 'woman' } }],
  [
    'a therapist whom the guest asks for',
    { wish: { kind: 'therapist', _id: id(1) } },
    { wish: { _therapist: id(1) } },
  ],
  // nobody asked for whoever has the column: the treatment may move to another one later
  [
    'the therapist of the column',
    { wish: { kind: 'at', _id: id(1) } },
    { therapists: [{ _therapist: id(1) }] },
  ],
  [
    'a therapist outside working time',
    { outside: true, wish: { kind: 'at', _id: id(1) } },
    { therapists: [{ _therapist: id(1) }], outsideWorkingTime: true },
  ],
  ['a room', { room: id(130) }, { _room: id(130) }],
  [
    'the addons that are taken',
    { addons: { [id(40)]: 2, [id(41)]: 0 } },
    { addons: [{ _addon: id(40), quantity: 2 }] },
  ],
  ['a comment', { internalComment: ' Late ' }, { internalComment: 'Late' }],
  ['a length', { length: id(141) }, { _length: id(141) }],
])('is sent with %s', (_name, given, expected) => {
  const always = { date: '2026-11-21', timeindexStart: 600, _treatmentType: id(140) };
  expect(toTreatment(form(given), 600)).toEqual({ ...always, ...expected });
});

test.each<[string, Parameters<typeof guestProblems>[0], object]>([
  ['nobody', undefined, { guest: 'MISSING_GUEST_DETAILS' }],
  ['somebody without a name at the desk', { kind: 'walkIn' }, {}],
  ['a new guest without a name', newGuest, { firstname: 'MISSING_GUEST_DETAILS' }],
  [
    'one with half an address',
    { ...newGuest, firstname: 'Bo', email: 'b@' },
    { email: 'INVALID_EMAIL' },
  ],
  ['one with a name', { ...newGuest, lastname: 'Berg' }, {}],
])('%s has the problems %j', (_name, guest, expected) => {
  expect(guestProblems(guest)).toEqual(expected);
});

test('a column offers what its therapist gives, and all where that is nothing', () => {
  const [facial, scrub, old] = [
    aTreatmentType({ _id: id(1), therapists: [id(120)] }),
    aTreatmentType({ _id: id(2), therapists: [id(121)] }),
    aTreatmentType({ _id: id(3), active: false }),
  ];
  const all = [facial, scrub, old];
  expect(typesFor(all, { therapist: id(121) })).toEqual([scrub]);
  expect(typesFor(all, { therapist: id(199) })).toEqual([facial, scrub]);
  expect(typesFor(all, {})).toEqual([facial, scrub]);
});

test('it takes its length and its reset', () => {
  expect(minutesOf(aTreatmentType(), '')).toBe(75);
});
