import { at, type Case, refused } from './cross-vendor-case';
import { massage, ROOMS, THERAPISTS, TREATMENT_TYPES } from './spa-scene';

const version = 0;

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
