import { aBooking, id } from '../../../testing/fixtures';
import { newDraft, problemOf, toChange, toDraft, toInput } from './draft';

const start = {
  date: '2026-11-27',
  now: 1141,
  service: id(30),
  segment: id(60),
  tables: [id(501)],
};
const fresh = newDraft(start);
const before = toDraft(aBooking({ timeindex: 1320, timeindexEnd: 1560 }), 'Unnamed');

test('a new one is for two drop-in guests, from the next five minutes, for two hours', () => {
  expect(toInput(fresh)).toEqual({
    _service: id(30),
    date: '2026-11-27',
    timeindex: 1145,
    timeindexEnd: 1265,
    participants: 2,
    numberOfChildren: 0,
    tables: [{ _table: id(501) }],
    _segment: id(60),
  });
});

test('a wish is sent once there is one', () => {
  expect(toInput({ ...fresh, wish: { attributes: ['outside'], table: '' } })).toMatchObject({
    tableWish: { attributes: ['outside'] },
  });
});

test('past midnight it ends on the next day', () => {
  const late = newDraft({ ...start, now: 1430 });
  expect(late.end).toBe(110);
  expect(toInput(late)).toMatchObject({ timeindex: 1430, timeindexEnd: 1550 });
});

test('a guest, a status and comments are sent once they are given', () => {
  const draft = {
    ...fresh,
    guest: { kind: 'new' as const, firstname: 'Bo ', lastname: '', phone: '+4791', email: '' },
    comment: ' By the window ',
  };
  expect(toInput(draft, id(71))).toMatchObject({
    guest: { firstname: 'Bo', phone: '+4791' },
    comment: 'By the window',
    _bookingStatus: id(71),
  });
});

test.each([
  ['nothing', {}, undefined],
  ['the end', { end: 90 }, { timeindex: 1320, timeindexEnd: 1530 }],
  ['the party', { adults: 4 }, { participants: 5, numberOfChildren: 1 }],
  [
    'the tables',
    { tables: [id(501), id(502)] },
    { tables: [{ _table: id(501) }, { _table: id(502) }] },
  ],
  [
    'what they wish for',
    { wish: { attributes: ['window' as const], table: id(501) } },
    { tableWish: { attributes: ['window'], _table: id(501) } },
  ],
  ['a comment that is taken out', { comment: '' }, undefined],
  ['the internal comment', { internalComment: 'Birthday' }, { internalComment: 'Birthday' }],
])('a change of %s', (_, change, expected) => {
  expect(toChange(before, { ...before, ...change })).toEqual(expected);
});

test.each([
  [{ service: '' }, 'selectService'],
  [{ guest: undefined }, 'noGuest'],
  [{ adults: 0 }, 'noParticipants'],
  [{ adults: 0, children: 2 }, undefined],
  [{}, undefined],
])('%j: %s', (given, problem) => {
  expect(problemOf({ ...fresh, ...given })).toBe(problem);
});
