import { ObjectId } from 'mongodb';
import type { TreatmentView } from '../clients/acknowledged';
import type { StoredTreatment } from './stored-treatment';
import { sharedBySomebody, treatmentFindings } from './treatments';

const [anna, berit, birch, aspen] = Array.from({ length: 4 }, () => new ObjectId());

const stored = (change: Partial<StoredTreatment> = {}): StoredTreatment => ({
  _id: new ObjectId(),
  date: '2026-06-19',
  timeindexStart: 600,
  therapists: [{ _therapist: anna ?? new ObjectId() }],
  ...(birch ? { _room: birch } : {}),
  held: { therapist: [{ from: 0, until: 60 }], room: { from: 0, until: 75 } },
  treatmentLock: false,
  version: 0,
  ...change,
});
const viewOf = ({ _id, therapists, _room, ...one }: StoredTreatment): TreatmentView => ({
  ...{ _id: _id.toHexString(), ...one },
  therapists: therapists.map(({ _therapist }) => ({
    _therapist: { _id: _therapist.toHexString() },
  })),
  ...(_room ? { _room: { _id: _room.toHexString() } } : {}),
});
const by = (id: ObjectId | undefined) => ({ therapists: id ? [{ _therapist: id }] : [] });
const inRoom = (id: ObjectId | undefined) => (id ? { _room: id } : {});

test.each<[string, StoredTreatment[], number]>([
  ['one after the other', [stored(), stored({ timeindexStart: 675 })], 0],
  ['a room before its reset is over', [stored(), stored({ ...by(berit), timeindexStart: 670 })], 1],
  ['a therapist in two rooms', [stored(), stored({ ...inRoom(aspen), timeindexStart: 630 })], 1],
  [
    'a therapist who is free while a mask sets',
    [
      stored({
        held: {
          therapist: [
            { from: 0, until: 20 },
            { from: 60, until: 80 },
          ],
          room: { from: 0, until: 80 },
        },
      }),
      stored({
        ...{ ...inRoom(aspen), timeindexStart: 620 },
        held: { therapist: [{ from: 0, until: 40 }], room: { from: 0, until: 40 } },
      }),
    ],
    0,
  ],
  [
    'the night before',
    [stored({ date: '2026-06-18', timeindexStart: 1430 }), stored({ timeindexStart: 10 })],
    2,
  ],
])('%s', (_, treatments, shared) => {
  expect(sharedBySomebody(treatments)).toHaveLength(shared);
});

describe('what was acknowledged', () => {
  const one = stored();
  const id = one._id.toHexString();
  const once = new Map([[id, 1]]);
  const wrong = (
    there: readonly StoredTreatment[],
    told: readonly TreatmentView[],
    { ended = [], audited = once }: { ended?: string[]; audited?: Map<string, number> } = {},
  ) =>
    treatmentFindings(
      {
        treatments: new Map(there.map((treatment) => [treatment._id.toHexString(), treatment])),
        ...{ audited, told: once },
      },
      {
        treatments: new Map(told.map((view) => [view._id, view])),
        endedTreatments: new Set(ended),
      },
    ).flatMap(({ wrong: lines }) => lines).length;

  test.each<[string, number, number]>([
    ['is there as told', wrong([one], [viewOf(one)]), 0],
    ['is lost', wrong([], [viewOf(one)]), 1],
    ['was deleted', wrong([], [viewOf(one)], { ended: [id] }), 0],
    ['was deleted and is there', wrong([one], [viewOf(one)], { ended: [id] }), 1],
    ['is there and nobody was told', wrong([one], []), 1],
    ['has another room', wrong([one], [{ ...viewOf(one), _room: { _id: 'other' } }]), 1],
    ['was changed though nobody could', wrong([{ ...one, version: 1 }], [viewOf(one)]), 1],
    ['was told of twice', wrong([one], [viewOf(one)], { audited: new Map([[id, 2]]) }), 1],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});
