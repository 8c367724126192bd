import { aRoom, aTherapist, aTreatmentType } from '../../../../testing/spa-fixtures';
import { ANNA, ASPEN, aSpaDay, aTreatment, BERIT, BIRCH } from '../testing/spa-day';
import { dropPreview } from './drop';

const moved = aTreatment();
const to = (column: string, start: number, from = ANNA) => ({ from, column, start });

test('where nothing changes, nothing is done', () => {
  expect(dropPreview(moved, to(ANNA, 600), 'therapist', aSpaDay([moved]))).toEqual({
    kind: 'nothing',
  });
});

test('a free time of somebody else takes their place', () => {
  expect(dropPreview(moved, to(BERIT, 660), 'therapist', aSpaDay([moved]))).toEqual({
    kind: 'fits',
    move: { date: moved.date, timeindexStart: 660, therapists: [BERIT], room: BIRCH },
  });
});

test('whoever has the therapist then is in the way, reset included', () => {
  const other = aTreatment({ _id: 'b', timeindexStart: 690, timeindexEnd: 750 });
  const preview = dropPreview(moved, to(ANNA, 630), 'therapist', aSpaDay([moved, other]));
  expect(preview).toMatchObject({ kind: 'taken', by: other, span: { from: 690, until: 765 } });
  // 10:15 to 11:30 touches it, and is free
  const touching = dropPreview(moved, to(ANNA, 615), 'therapist', aSpaDay([moved, other]));
  expect(touching.kind).toBe('fits');
});

test('where its room is taken, it goes to another that is free', () => {
  const inBirch = aTreatment({ _id: 'b', timeindexStart: 720 }, BERIT);
  const day = aSpaDay([moved, inBirch]);
  expect(dropPreview(moved, to(ANNA, 720), 'therapist', day)).toMatchObject({
    kind: 'otherRoom',
    move: { room: ASPEN },
  });
  // whoever drags it to that room means that room
  expect(dropPreview(moved, to(BIRCH, 720, BIRCH), 'room', day).kind).toBe('taken');
});

test.each([
  ['locked', aTreatment({ treatmentLock: true }), to(ANNA, 660), 'TREATMENT_LOCKED'],
  ['outside of the shift', moved, to(ANNA, 1000), 'THERAPIST_NOT_WORKING'],
  [
    'a wish for another',
    aTreatment({ wish: { _therapist: ANNA } }),
    to(BERIT, 600),
    'WISH_NOT_KEPT',
  ],
] as const)('%s: it is refused', (_, treatment, target, why) => {
  expect(dropPreview(treatment, target, 'therapist', aSpaDay([treatment]))).toEqual({
    kind: 'refused',
    why,
  });
});

test('who does not give it is refused', () => {
  const day = aSpaDay([moved]);
  const types = new Map([[aTreatmentType()._id, aTreatmentType({ therapists: [ANNA] })]]);
  expect(dropPreview(moved, to(BERIT, 600), 'therapist', { ...day, types })).toEqual({
    kind: 'refused',
    why: 'THERAPIST_CANNOT_GIVE',
  });
  expect([aTherapist()._id, aRoom()._id]).toEqual([ANNA, BIRCH]);
});
