import type {
  AbsenceOutput,
  ShiftOutput,
  ShiftTemplateOutput,
  TherapistOutput,
  TreatmentOutput,
  TreatmentRoomOutput,
  TreatmentTypeOutput,
} from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { id, ok } from './fixtures';

export const aTherapist = (given: Partial<TherapistOutput> = {}): TherapistOutput => ({
  _id: id(120),
  name: 'Anna Lund',
  gender: 'woman',
  languages: ['no', 'en'],
  level: 3,
  active: true,
  sortOrder: 10,
  treatmentTypes: [],
  version: 4,
  ...given,
});

export const aRoom = (given: Partial<TreatmentRoomOutput> = {}): TreatmentRoomOutput => ({
  _id: id(130),
  name: 'Birch',
  kind: 'wet room',
  places: 1,
  equipment: ['shower'],
  active: true,
  sortOrder: 10,
  version: 2,
  ...given,
});

/** An hour with a mask in between. */
export const aTreatmentType = (given: Partial<TreatmentTypeOutput> = {}): TreatmentTypeOutput => ({
  _id: id(140),
  name: 'Facial',
  description: '',
  languageList: [],
  lengths: [
    {
      _id: id(141),
      phases: [
        { kind: 'handsOn', minutes: 20 },
        { kind: 'setting', minutes: 25 },
        { kind: 'handsOn', minutes: 15 },
      ],
      minutes: 60,
      price: 120_000,
    },
  ],
  preparation: { minutes: 0, holds: 'both' },
  reset: { minutes: 15, holds: 'room' },
  levelPrices: [{ level: 3, surcharge: 20_000 }],
  therapists: [id(120)],
  rooms: [id(130)],
  guests: 1,
  therapistsNeeded: 1,
  cancelInformation: 24,
  addons: [],
  taxRates: [],
  anyOrder: false,
  intake: { asked: false, questions: [] },
  online: true,
  active: true,
  sortOrder: 10,
  version: 7,
  ...given,
});

/** An hour of Anna's on a Monday at ten. */
export const aTreatment = (given: Partial<TreatmentOutput> = {}): TreatmentOutput => ({
  _id: id(170),
  date: '2026-11-23',
  timeindexStart: 600,
  timeindexEnd: 660,
  timeindexEndAndReset: 675,
  status: 'confirmed',
  _customer: { _id: id(10), firstname: 'Łucja', lastname: 'Wałęsa' },
  _treatmentType: { _id: id(140), name: 'Facial', cancelInformation: 24 },
  therapists: [{ _therapist: { _id: id(120), name: 'Anna Lund', gender: 'woman' } }],
  held: { therapist: [{ from: 0, until: 60 }], room: { from: 0, until: 75 } },
  treatmentLock: false,
  comment: '',
  internalComment: '',
  onlineBooking: false,
  guests: 1,
  addons: [],
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...given,
});

/** What the spa of a venue consists of. */
export const spaOf = ({
  therapists = [aTherapist()],
  rooms = [aRoom()],
  types = [aTreatmentType()],
  shiftTemplates = [aShiftTemplate()],
}: {
  therapists?: TherapistOutput[];
  rooms?: TreatmentRoomOutput[];
  types?: TreatmentTypeOutput[];
  shiftTemplates?: ShiftTemplateOutput[];
} = {}): MockRoutes => ({
  'GET /api/spa/therapist': () => ok(therapists),
  'GET /api/v1/spa/rooms': () => ok(rooms),
  'GET /api/spa/treatmenttype': () => ok(types),
  'GET /api/v1/spa/shift-templates': () => ok(shiftTemplates),
});

/** From eight to two on weekdays. */
export const aShiftTemplate = (given: Partial<ShiftTemplateOutput> = {}): ShiftTemplateOutput => ({
  ...{ _id: id(180), name: 'Early', shiftStart: 480, shiftEnd: 840 },
  ...{ breaks: [], weekdays: [1, 2, 3, 4, 5], version: 1 },
  ...given,
});

/** Nine to five on a Monday. */
export const aShift = (given: Partial<ShiftOutput> = {}): ShiftOutput => ({
  _id: id(150),
  _therapist: id(120),
  date: '2026-11-23',
  shiftStart: 540,
  shiftEnd: 1020,
  breaks: [],
  version: 1,
  ...given,
});

export const anAbsence = (given: Partial<AbsenceOutput> = {}): AbsenceOutput => ({
  _id: id(160),
  _therapist: id(120),
  from: '2026-11-24',
  until: '2026-11-24',
  reason: 'Ill',
  version: 1,
  ...given,
});
