import { massage, ROOMS, THERAPISTS, TREATMENT_TYPES } from '../spa-scene';
import { bodies, each, type Make } from './two-calls';

/** How a spa is set up. */
export const callsOfTheSpa: Record<string, Make> = {
  'post /api/spa/therapist': bodies(THERAPISTS, () => [{ name: 'Mari' }, { name: 'Jonas' }]),
  'delete /api/spa/therapist': each(
    (venue) => venue.made(THERAPISTS, { name: 'Mari' }),
    ({ _id }) => ({ path: THERAPISTS, body: { _id } }),
  ),
  'post /api/v1/spa/rooms': bodies(ROOMS, () => [{ name: 'Birch' }, { name: 'Aspen' }]),
  'delete /api/v1/spa/rooms/{id}': each(
    (venue) => venue.made(ROOMS, { name: 'Birch' }),
    ({ _id }) => ({ path: `${ROOMS}/${_id}` }),
  ),
  'post /api/spa/treatmenttype': bodies(TREATMENT_TYPES, () => [
    massage,
    { ...massage, name: 'Facial' },
  ]),
  'delete /api/spa/treatmenttype': each(
    (venue) => venue.made(TREATMENT_TYPES, massage),
    ({ _id }) => ({ path: TREATMENT_TYPES, body: { _id } }),
  ),
};
