import type { TreatmentOutput } from '@atrium/api-client/admin';
import { id } from '../../../../testing/fixtures';
import { aRoom, aTherapist, aTreatmentType } from '../../../../testing/spa-fixtures';
import type { SpaDay } from '../lib/spa-day';

export const ANNA = id(120);
export const BERIT = id(121);
export const BIRCH = id(130);
export const ASPEN = id(132);
const DATE = '2026-11-21';

/** An hour of Anna in Birch at ten, and a quarter of an hour of reset for both. */
export const aTreatment = (
  given: Partial<TreatmentOutput> = {},
  therapist = ANNA,
): TreatmentOutput => ({
  _id: 'a',
  date: DATE,
  timeindexStart: 600,
  timeindexEnd: 660,
  timeindexEndAndReset: 675,
  status: 'confirmed',
  _customer: { _id: id(11), firstname: 'Sol', lastname: 'Dahl' },
  _treatmentType: { _id: aTreatmentType()._id, name: 'Facial', cancelInformation: 24 },
  therapists: [{ _therapist: { _id: therapist, name: 'Anna Lund', gender: 'woman' } }],
  _room: { _id: BIRCH, name: 'Birch' },
  held: { therapist: [{ from: 0, until: 75 }], room: { from: 0, until: 75 } },
  treatmentLock: false,
  comment: '',
  internalComment: '',
  onlineBooking: false,
  guests: 1,
  addons: [],
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...given,
});

/** Anna and Berit work from nine to five; there are Birch and Aspen. */
export const aSpaDay = (treatments: readonly TreatmentOutput[]): SpaDay => ({
  date: DATE,
  treatments,
  therapists: [aTherapist(), aTherapist({ _id: BERIT, name: 'Berit Moe' })],
  rooms: [aRoom(), aRoom({ _id: ASPEN, name: 'Aspen', places: 2 })],
  types: new Map([
    [aTreatmentType()._id, aTreatmentType({ therapists: [ANNA, BERIT], rooms: [BIRCH, ASPEN] })],
  ]),
  shifts: [ANNA, BERIT].map((_therapist) => ({
    ...{ _id: `shift ${_therapist}`, _therapist, date: DATE, breaks: [], version: 0 },
    ...{ shiftStart: 540, shiftEnd: 1020 },
  })),
  absences: [],
  spacing: 30,
});
