import { DAY } from '../scenes/booking-scene';
import {
  ABSENCES,
  massage,
  ROOMS,
  SCHEDULE,
  SHIFT_TEMPLATES,
  THERAPISTS,
  TREATMENT_TYPES,
} from '../scenes/spa-scene';
import type { VenueThings } from '../things/venue-things';
import { at, type Case, refused } from './case';

const version = 0;
const time = { date: '2026-06-24', shiftStart: 540, shiftEnd: 1020 };
const days = { from: '2026-06-24', until: '2026-06-24' };
const week = { from: '2026-06-22', until: '2026-06-28' };
const SHIFTS = '/api/v1/spa/schedule/shifts';
const TREATMENT = '/api/spa/treatment';
const TAKEOVERS = '/api/v1/spa/takeovers';
const JOURNEYS = '/api/v1/spa/journeys';
const STARTS = `/api/spa/treatmentPath/schedule/${DAY}`;
const FREE_THERAPISTS = `/api/v1/spa/therapist?date=${DAY}&start=600&end=660`;
const FREE_ROOMS = `/api/spa/room/${DAY}/600/660`;

const feedOf = ({ therapist }: VenueThings) => `/api/v1/spa/therapist/${therapist}/feed`;

const intakeOf = ({ treatment }: VenueThings) => `/api/v1/spa/treatments/${treatment}/intake`;

/** What a treatment can refer to, each of the other venue. */
const foreign = (theirs: VenueThings, guest = true): object[] => [
  ...(guest ? [{ _customer: theirs.guest }] : []),
  { _treatmentType: theirs.treatmentType },
  { _length: theirs.treatmentLength },
  { therapists: [{ _therapist: theirs.therapist }] },
  { _room: theirs.treatmentRoom },
  { _segment: theirs.segment },
  { _membership: theirs.membership },
  { _stayTreatment: theirs.stayTreatment },
  { wish: { _therapist: theirs.therapist } },
  { addons: [{ _addon: theirs.addon, quantity: 1 }] },
];
const ownJourney = ({ treatmentType: _treatmentType }: VenueThings) => ({
  date: DAY,
  treatments: [{ _treatmentType, timeindexStart: 900 }],
});
/** Treatments of a journey that name something of the other venue. */
const foreignJourneys = (theirs: VenueThings, own: VenueThings) => {
  const at15 = { _treatmentType: own.treatmentType, timeindexStart: 900 };
  return [
    [{ ...at15, _treatmentType: theirs.treatmentType }],
    [{ ...at15, _length: theirs.treatmentLength }],
    [{ ...at15, wish: { _therapist: theirs.therapist } }],
  ];
};
const newTreatment = (path: string, more: { customer?: object } = {}): Case =>
  refused((theirs, own) => {
    const draft = { date: DAY, timeindexStart: 660, _treatmentType: own.treatmentType, ...more };
    return foreign(theirs, !more.customer).map((one) => ({ path, body: { ...draft, ...one } }));
  });

/** Changes of working time, each of the other venue. */
const foreignChanges = (theirs: VenueThings, own: VenueThings): object[] => [
  { shift: { _id: theirs.shift, shiftStart: 600 } },
  { shift: { _id: own.shift, _therapist: theirs.therapist } },
  { deletedShift: { _id: theirs.shift } },
  { restoredShifts: [{ ...time, _therapist: theirs.therapist }] },
  { absence: { ...days, _therapist: theirs.therapist } },
  { changedAbsence: { _id: theirs.absence, reason: 'Ours' } },
  { changedAbsence: { _id: own.absence, _therapist: theirs.therapist } },
  { deletedAbsence: { _id: theirs.absence } },
  { therapist: { _id: theirs.therapist, name: 'Ours' } },
  { therapist: { _id: own.therapist, _user: theirs.user } },
  { therapist: { _id: own.therapist, _picture: theirs.picture } },
];

export const casesOfTheSpa: Record<string, Case> = {
  'get /api/v1/spa/therapist/{id}': at(({ therapist }) => `/api/v1/spa/therapist/${therapist}`),
  'get /api/v1/spa/therapist/{id}/feed': at(feedOf),
  'post /api/v1/spa/therapist/{id}/feed': at(feedOf),
  'delete /api/v1/spa/therapist/{id}/feed': at(feedOf),
  'post /api/spa/therapist': refused(({ user, picture }) => [
    { path: THERAPISTS, body: { name: 'Ours', _user: user } },
    { path: THERAPISTS, body: { name: 'Ours', _picture: picture } },
  ]),
  'put /api/spa/therapist': refused((theirs, own) => [
    { path: THERAPISTS, body: { _id: theirs.therapist, name: 'Ours' } },
    { path: THERAPISTS, body: { _id: own.therapist, _user: theirs.user } },
    { path: THERAPISTS, body: { _id: own.therapist, _picture: theirs.picture } },
  ]),
  'delete /api/spa/therapist': refused(({ therapist }) => [
    { path: THERAPISTS, body: { _id: therapist } },
  ]),

  'put /api/v1/spa/rooms/{id}': at(({ treatmentRoom }) => `${ROOMS}/${treatmentRoom}`, {
    ...{ name: 'Ours', version },
  }),
  'delete /api/v1/spa/rooms/{id}': at(({ treatmentRoom }) => `${ROOMS}/${treatmentRoom}`),

  'get /api/spa/schedule/therapist/{id}': at(
    ({ therapist }) => `${SCHEDULE}/therapist/${therapist}?from=${days.from}&until=${days.until}`,
  ),
  'get /api/spa/schedule/{id}': at(({ shift }) => `${SCHEDULE}/${shift}`),
  'post /api/spa/schedule': refused(({ therapist }) => [
    { path: SCHEDULE, body: { ...time, _therapist: therapist } },
  ]),
  'put /api/spa/schedule': refused((theirs, own) => [
    { path: SCHEDULE, body: { _id: theirs.shift, shiftStart: 600 } },
    { path: SCHEDULE, body: { _id: own.shift, _therapist: theirs.therapist } },
  ]),
  'delete /api/spa/schedule': refused(({ shift }) => [{ path: SCHEDULE, body: { _id: shift } }]),
  'delete /api/v1/spa/schedule/shifts': refused((theirs, own) => [
    { path: SHIFTS, body: { shifts: [theirs.shift] } },
    { path: SHIFTS, body: { shifts: [own.shift, theirs.shift] } },
  ]),
  'put /api/v1/spa/shift-templates/{id}': at(
    ({ shiftTemplate }) => `${SHIFT_TEMPLATES}/${shiftTemplate}`,
    { name: 'Ours', version },
  ),
  'delete /api/v1/spa/shift-templates/{id}': at(
    ({ shiftTemplate }) => `${SHIFT_TEMPLATES}/${shiftTemplate}`,
  ),
  'post /api/v1/spa/shift-templates/{id}/shifts': refused((theirs, own) => [
    {
      path: `${SHIFT_TEMPLATES}/${theirs.shiftTemplate}/shifts`,
      body: { ...week, therapists: [own.therapist] },
    },
    {
      path: `${SHIFT_TEMPLATES}/${own.shiftTemplate}/shifts`,
      body: { ...week, therapists: [own.therapist, theirs.therapist] },
    },
  ]),
  'post /api/v1/spa/schedule/copy': refused(({ therapist }) => [
    {
      path: '/api/v1/spa/schedule/copy',
      body: { from: '2026-06-22', to: '2026-06-29', therapists: [therapist] },
    },
  ]),
  'post /api/v1/spa/takeovers/preview': refused((theirs, own) =>
    foreignChanges(theirs, own).map((change) => ({
      ...{ path: `${TAKEOVERS}/preview`, body: { change } },
    })),
  ),
  'post /api/v1/spa/takeovers': refused((theirs, own) => {
    const absence = { ...days, _therapist: own.therapist };
    const move = { _id: own.treatment, version, from: own.therapist, to: own.therapist };
    const alone = { moves: [], left: [] };
    const taken = [
      { ...move, _id: theirs.treatment },
      { ...move, from: theirs.therapist },
      { ...move, to: theirs.therapist },
    ];
    return [
      ...foreignChanges(theirs, own).map((change) => ({ ...alone, change })),
      { ...alone, change: { absence }, left: [theirs.treatment] },
      ...taken.map((one) => ({ ...alone, change: { absence }, moves: [one] })),
    ].map((body) => ({ path: TAKEOVERS, body }));
  }),
  'post /api/v1/spa/absences': refused(({ therapist }) => [
    { path: ABSENCES, body: { ...days, _therapist: therapist } },
  ]),
  'put /api/v1/spa/absences/{id}': refused((theirs, own) => [
    { path: `${ABSENCES}/${theirs.absence}`, body: { ...days, version } },
    { path: `${ABSENCES}/${own.absence}`, body: { _therapist: theirs.therapist, version } },
  ]),
  'delete /api/v1/spa/absences/{id}': at(({ absence }) => `${ABSENCES}/${absence}`),

  'post /api/spa/treatmenttype': refused(({ therapist, treatmentRoom }) => [
    { path: TREATMENT_TYPES, body: { ...massage, therapists: [therapist] } },
    { path: TREATMENT_TYPES, body: { ...massage, rooms: [treatmentRoom] } },
  ]),
  'put /api/spa/treatmenttype': refused((theirs, own) => [
    { path: TREATMENT_TYPES, body: { _id: theirs.treatmentType, name: 'Ours' } },
    { path: TREATMENT_TYPES, body: { _id: own.treatmentType, therapists: [theirs.therapist] } },
    { path: TREATMENT_TYPES, body: { _id: own.treatmentType, rooms: [theirs.treatmentRoom] } },
  ]),
  'delete /api/spa/treatmenttype': refused(({ treatmentType }) => [
    { path: TREATMENT_TYPES, body: { _id: treatmentType } },
  ]),

  'get /api/spa/treatmentPath/schedule/{date}/{treatmentTypeId}': refused((theirs, own) => [
    { path: `${STARTS}/${theirs.treatmentType}` },
    { path: `${STARTS}/${own.treatmentType}?length=${theirs.treatmentLength}` },
    { path: `${STARTS}/${own.treatmentType}?therapist=${theirs.therapist}` },
    { path: `${STARTS}/${own.treatmentType}?treatment=${theirs.treatment}` },
  ]),
  'get /api/v1/spa/therapist': refused((theirs, own) => [
    { path: `${FREE_THERAPISTS}&type=${theirs.treatmentType}` },
    { path: `${FREE_THERAPISTS}&type=${own.treatmentType}&treatment=${theirs.treatment}` },
  ]),
  'get /api/spa/room/{date}/{start}/{end}/{treatmentTypeId}': refused((theirs, own) => [
    { path: `${FREE_ROOMS}/${theirs.treatmentType}` },
    { path: `${FREE_ROOMS}/${own.treatmentType}?treatment=${theirs.treatment}` },
  ]),

  'get /api/v1/spa/treatments/{id}': at(({ treatment }) => `/api/v1/spa/treatments/${treatment}`),
  'get /api/v1/spa/treatments/{id}/auditLogs': refused(({ treatment, user, booking }) =>
    ['', `?actor=${user}`, `?entityId=${booking}`].map((query) => ({
      path: `/api/v1/spa/treatments/${treatment}/auditLogs${query}`,
    })),
  ),
  'post /api/v1/spa/treatments/{id}/confirmation': at(
    ({ treatment }) => `/api/v1/spa/treatments/${treatment}/confirmation`,
  ),
  'get /api/v1/spa/treatments/{id}/intake': at(intakeOf),
  'post /api/v1/spa/treatments/{id}/intake/reading': at((theirs) => `${intakeOf(theirs)}/reading`),
  'post /api/v1/spa/treatments/{id}/intake/link': at((theirs) => `${intakeOf(theirs)}/link`),
  'get /api/spa/booked_treatments/{id}': at(({ guest }) => `/api/spa/booked_treatments/${guest}`),
  'get /api/spa/treatment': at(
    ({ therapist }) => `${TREATMENT}?date=${DAY}&therapist=${therapist}`,
  ),
  'post /api/spa/treatment': newTreatment(TREATMENT),
  'post /api/spa/treatmentAndCustomer': newTreatment('/api/spa/treatmentAndCustomer', {
    customer: { firstname: 'Nora', lastname: 'Vik' },
  }),
  'put /api/spa/treatment': refused((theirs, own) => [
    { path: TREATMENT, body: { _id: theirs.treatment, data: { comment: 'Ours' } } },
    ...foreign(theirs).flatMap((change) => [
      { path: TREATMENT, body: { _id: own.treatment, ...change } },
      { path: TREATMENT, body: { _id: own.treatment, data: change } },
    ]),
  ]),
  'put /api/v1/spa/treatment/{id}': refused((theirs, own) => [
    { path: `/api/v1/spa/treatment/${theirs.treatment}`, body: { comment: 'Ours' } },
    ...foreign(theirs).map((body) => ({ path: `/api/v1/spa/treatment/${own.treatment}`, body })),
  ]),
  'put /api/v1/spa/treatments/{id}/progress': at(
    ({ treatment }) => `/api/v1/spa/treatments/${treatment}/progress`,
    { progress: 'started' },
  ),
  'put /api/spa/lockTreatment': refused(({ treatment }) => [
    { path: '/api/spa/lockTreatment', body: { _id: treatment, treatmentLock: true } },
  ]),
  'post /api/v1/spa/treatment-waits/{id}/tell': at(
    ({ treatmentWait }) => `/api/v1/spa/treatment-waits/${treatmentWait}/tell`,
  ),
  'delete /api/v1/spa/treatment-waits/{id}': at(
    ({ treatmentWait }) => `/api/v1/spa/treatment-waits/${treatmentWait}`,
  ),
  'post /api/v1/spa/journeys/offers': refused((theirs, own) =>
    foreignJourneys(theirs, own).map((treatments) => ({
      path: `${JOURNEYS}/offers`,
      body: { date: DAY, treatments: treatments.map(({ timeindexStart, ...one }) => one) },
    })),
  ),
  'post /api/v1/spa/journeys': refused((theirs, own) => [
    ...foreignJourneys(theirs, own).map((treatments) => ({
      path: JOURNEYS,
      body: { date: DAY, treatments },
    })),
    {
      path: JOURNEYS,
      body: { ...ownJourney(own), guests: [{ _customer: theirs.guest }] },
    },
    { path: JOURNEYS, body: { ...ownJourney(own), _segment: theirs.segment } },
    ...[{ _membership: theirs.membership }, { _stayTreatment: theirs.stayTreatment }].map(
      (paidBy) => ({
        path: JOURNEYS,
        body: {
          ...{ date: DAY, guests: [{ _customer: own.guest }] },
          treatments: [{ _treatmentType: own.treatmentType, timeindexStart: 900, ...paidBy }],
        },
      }),
    ),
  ]),
  'get /api/v1/spa/journeys/{id}': at(({ journey }) => `${JOURNEYS}/${journey}`),
  'get /api/v1/spa/journeys/{id}/starts': at(
    ({ journey }) => `${JOURNEYS}/${journey}/starts?date=${DAY}`,
  ),
  'put /api/v1/spa/journeys/{id}': at(({ journey }) => `${JOURNEYS}/${journey}`, {
    ...{ date: DAY, timeindexStart: 660 },
  }),
  'post /api/v1/spa/journeys/{id}/confirmation': at(
    ({ journey }) => `${JOURNEYS}/${journey}/confirmation`,
  ),
  'delete /api/v1/spa/journeys/{id}': at(({ journey }) => `${JOURNEYS}/${journey}`),
  'delete /api/spa/treatment': refused(({ treatment }) => [
    { path: TREATMENT, body: { _id: treatment } },
  ]),
};
