import { at, type Case, refused } from './cross-vendor-case';
import { ABSENCES, massage, ROOMS, SCHEDULE, THERAPISTS, TREATMENT_TYPES } from './spa-scene';

const version = 0;
const time = { date: '2026-06-24', shiftStart: 540, shiftEnd: 1020 };
const days = { from: '2026-06-24', until: '2026-06-24' };

export const casesOfTheSpa: Record<string, Case> = {
  'get /api/v1/spa/therapist/{id}': at(({ therapist }) => `/api/v1/spa/therapist/${therapist}`),
  'post /api/spa/therapist': refused(({ user }) => [
    { path: THERAPISTS, body: { name: 'Ours', _user: user } },
  ]),
  'put /api/spa/therapist': refused((theirs, own) => [
    { path: THERAPISTS, body: { _id: theirs.therapist, name: 'Ours' } },
    { path: THERAPISTS, body: { _id: own.therapist, _user: theirs.user } },
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
  'post /api/v1/spa/schedule/copy': refused(({ therapist }) => [
    {
      path: '/api/v1/spa/schedule/copy',
      body: { from: '2026-06-22', to: '2026-06-29', therapists: [therapist] },
    },
  ]),
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
};
