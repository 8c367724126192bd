import type { TreatmentOutput } from '@atrium/api-client/admin';
import { aRoom, aTherapist, aTreatmentType } from '../../../../testing/spa-fixtures';
import { ANNA, ASPEN, aSpaDay, aTreatment, BERIT, BIRCH } from '../testing/spa-day';
import { dropPreview, type Target } from './drop';
import type { ColumnKind, SpaDay } from './spa-day';

const moved = aTreatment();
/** What somebody of level 1 is told. */
const preview = (
  treatment: TreatmentOutput,
  target: Target,
  kind: ColumnKind,
  day: SpaDay,
  mayOverride = false,
) => dropPreview(treatment, target, { kind, day, mayOverride });
const to = (column: string, start: number, from = ANNA) => ({ from, column, start });

test('where nothing changes, nothing is done', () => {
  expect(preview(moved, to(ANNA, 600), 'therapist', aSpaDay([moved]))).toEqual({
    kind: 'nothing',
  });
});

test('a free time of somebody else takes their place', () => {
  expect(preview(moved, to(BERIT, 660), 'therapist', aSpaDay([moved]))).toEqual({
    kind: 'fits',
    move: { date: moved.date, timeindexStart: 660, therapists: [BERIT], room: BIRCH },
  });
});

test('whoever has the therapist then is in the way, reset included', () => {
  const other = aTreatment({ _id: 'b', timeindexStart: 690, timeindexEnd: 750 });
  const found = preview(moved, to(ANNA, 630), 'therapist', aSpaDay([moved, other]));
  expect(found).toMatchObject({ kind: 'taken', by: other, span: { from: 690, until: 765 } });
  // 10:15 to 11:30 touches it, and is free
  const touching = preview(moved, to(ANNA, 615), 'therapist', aSpaDay([moved, other]));
  expect(touching.kind).toBe('fits');
});

test('where its room is taken, it goes to another that is free', () => {
  const inBirch = aTreatment({ _id: 'b', timeindexStart: 720 }, BERIT);
  const day = aSpaDay([moved, inBirch]);
  expect(preview(moved, to(ANNA, 720), 'therapist', day)).toMatchObject({
    kind: 'otherRoom',
    move: { room: ASPEN },
  });
  // whoever drags it to that room means that room
  expect(preview(moved, to(BIRCH, 720, BIRCH), 'room', day).kind).toBe('taken');
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
  expect(preview(treatment, target, 'therapist', aSpaDay([treatment]))).toEqual({
    kind: 'refused',
    why,
  });
});

test('level 2 may put it down outside working time, and is told that it is', () => {
  const day = aSpaDay([moved]);
  expect(preview(moved, to(BERIT, 1000), 'therapist', day, true)).toMatchObject({
    kind: 'outside',
    move: { timeindexStart: 1000, therapists: [BERIT], room: BIRCH, outsideWorkingTime: true },
  });
  const inBirch = aTreatment({ _id: 'b', timeindexStart: 1000 }, ANNA);
  expect(
    preview(moved, to(BERIT, 1000), 'therapist', aSpaDay([moved, inBirch]), true),
  ).toMatchObject({ kind: 'outside', move: { room: ASPEN }, room: { _id: ASPEN } });
  // never two at once, and nobody who is inactive
  expect(preview(moved, to(ANNA, 1000), 'therapist', aSpaDay([moved, inBirch]), true).kind).toBe(
    'taken',
  );
  const gone = day.therapists.map((one) => ({ ...one, active: one._id !== BERIT }));
  expect(
    preview(moved, to(BERIT, 1000), 'therapist', { ...day, therapists: gone }, true),
  ).toMatchObject({ kind: 'refused', why: 'THERAPIST_NOT_WORKING' });
});

test('who does not give it is refused', () => {
  const day = aSpaDay([moved]);
  const types = new Map([[aTreatmentType()._id, aTreatmentType({ therapists: [ANNA] })]]);
  expect(preview(moved, to(BERIT, 600), 'therapist', { ...day, types })).toEqual({
    kind: 'refused',
    why: 'THERAPIST_CANNOT_GIVE',
  });
  expect([aTherapist()._id, aRoom()._id]).toEqual([ANNA, BIRCH]);
});
