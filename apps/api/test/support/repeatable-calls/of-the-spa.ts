import { Types } from 'mongoose';
import { DAY } from '../scenes/booking-scene';
import {
  ABSENCES,
  early,
  massage,
  ROOMS,
  SCHEDULE,
  SHIFT_TEMPLATES,
  THERAPISTS,
  TREATMENT_TYPES,
} from '../scenes/spa-scene';
import { bodies, each, type Made, type Make, type RepeatableVenue } from './two-calls';

const aTherapist = async (venue: RepeatableVenue): Promise<string> =>
  (await venue.made(THERAPISTS, { name: 'Mari' }))._id;
const aShift = async (venue: RepeatableVenue, date = '2026-06-22') => ({
  ...{ _therapist: await aTherapist(venue), date, shiftStart: 540, shiftEnd: 1020 },
});
const anAbsence = async (venue: RepeatableVenue) => ({
  ...{ _therapist: await aTherapist(venue), from: '2026-06-22', until: '2026-06-22' },
});
const TREATMENT = '/api/spa/treatment';

/** A type that somebody gives all day, in a room. */
async function aType(venue: RepeatableVenue): Promise<string> {
  const therapist = await venue.made(THERAPISTS, { name: 'Mari' });
  const room = await venue.made(ROOMS, { name: 'Birch' });
  await venue.inserted('shifts', {
    ...{ _therapist: new Types.ObjectId(therapist._id), date: DAY, shiftStart: 0, shiftEnd: 1440 },
    ...{ breaks: [], version: 0 },
  });
  const given = { therapists: [therapist._id], rooms: [room._id] };
  return (await venue.made(TREATMENT_TYPES, { ...massage, ...given }))._id;
}
const JOURNEYS = '/api/v1/spa/journeys';
const aJourney = (_treatmentType: string, start: number) => ({
  date: DAY,
  treatments: [start, start + 60].map((timeindexStart) => ({ _treatmentType, timeindexStart })),
});
/** Of one type, one after the other. */
export const twoTreatments = async (
  venue: RepeatableVenue,
  more: object = {},
): Promise<[object, object]> => {
  const one = { date: DAY, _treatmentType: await aType(venue), ...more };
  return [
    { ...one, timeindexStart: 600 },
    { ...one, timeindexStart: 720 },
  ];
};

/** As a guest books them. */
export const twoJourneys = async (venue: RepeatableVenue): Promise<[object, object]> => {
  const _treatmentType = await aType(venue);
  const one = { date: DAY, treatments: [{ _treatmentType }, { _treatmentType }] };
  return [
    { ...one, starts: [600, 660] },
    { ...one, starts: [780, 840] },
  ];
};

/** Of one type, on one day and the next. */
export const twoWaits = async (venue: RepeatableVenue): Promise<[object, object]> => {
  const _treatmentType = await aType(venue);
  return [
    { _treatmentType, from: DAY, until: DAY },
    { _treatmentType, from: '2026-06-20', until: '2026-06-20' },
  ];
};

/** A guest who waits for a day on which something is free. */
const aWait = async (venue: RepeatableVenue): Promise<Made> => {
  const [wait] = await twoWaits(venue);
  return venue.made('/api/v1/hub/treatment-waits', wait, venue.signedIn(await venue.guest()));
};

/** How a spa is set up. */
export const callsOfTheSpa: Record<string, Make> = {
  'post /api/spa/therapist': bodies(THERAPISTS, () => [{ name: 'Mari' }, { name: 'Jonas' }]),
  'delete /api/spa/therapist': each(
    (venue) => venue.made(THERAPISTS, { name: 'Mari' }),
    ({ _id }) => ({ path: THERAPISTS, body: { _id } }),
  ),
  'delete /api/v1/spa/therapist/{id}/feed': each(
    async (venue): Promise<Made> => {
      const therapist = await venue.made(THERAPISTS, { name: 'Mari' });
      await venue.owner.post(`/api/v1/spa/therapist/${therapist._id}/feed`).expect(201);
      return therapist;
    },
    ({ _id }) => ({ path: `/api/v1/spa/therapist/${_id}/feed` }),
  ),
  'post /api/v1/spa/rooms': bodies(ROOMS, () => [{ name: 'Birch' }, { name: 'Aspen' }]),
  'delete /api/v1/spa/rooms/{id}': each(
    (venue) => venue.made(ROOMS, { name: 'Birch' }),
    ({ _id }) => ({ path: `${ROOMS}/${_id}` }),
  ),
  'post /api/spa/schedule': bodies(SCHEDULE, async (venue) => [
    await aShift(venue),
    await aShift(venue),
  ]),
  'delete /api/spa/schedule': each(
    async (venue): Promise<Made> => {
      const { body } = await venue.owner.post(SCHEDULE, await aShift(venue)).expect(201);
      return body.data[0];
    },
    ({ _id }) => ({ path: SCHEDULE, body: { _id } }),
  ),
  'post /api/v1/spa/schedule/copy': bodies('/api/v1/spa/schedule/copy', async (venue) => {
    const shift = await aShift(venue, '2026-08-03');
    await venue.owner.post(SCHEDULE, shift).expect(201);
    const therapists = [shift._therapist];
    return ['2026-08-10', '2026-08-17'].map((to) => ({ from: '2026-08-03', to, therapists }));
  }),
  'delete /api/v1/spa/schedule/shifts': each(
    async (venue): Promise<Made> => {
      const { body } = await venue.owner.post(SCHEDULE, await aShift(venue)).expect(201);
      return body.data[0];
    },
    ({ _id }) => ({ path: '/api/v1/spa/schedule/shifts', body: { shifts: [_id] } }),
  ),
  'post /api/v1/spa/shift-templates': bodies(SHIFT_TEMPLATES, () => [
    early,
    { ...early, name: 'Late' },
  ]),
  'delete /api/v1/spa/shift-templates/{id}': each(
    (venue) => venue.made(SHIFT_TEMPLATES, early),
    ({ _id }) => ({ path: `${SHIFT_TEMPLATES}/${_id}` }),
  ),
  'post /api/v1/spa/shift-templates/{id}/shifts': async (venue) => {
    const { _id } = await venue.made(SHIFT_TEMPLATES, early);
    const path = `${SHIFT_TEMPLATES}/${_id}/shifts`;
    const week = { from: '2026-06-22', until: '2026-06-28' };
    const call = async () => ({ path, body: { ...week, therapists: [await aTherapist(venue)] } });
    return { one: await call(), other: await call() };
  },
  'post /api/v1/spa/absences': bodies(ABSENCES, async (venue) => {
    const absence = await anAbsence(venue);
    return [absence, { ...absence, reason: 'Ill' }];
  }),
  'delete /api/v1/spa/absences/{id}': each(
    async (venue) => venue.made(ABSENCES, await anAbsence(venue)),
    ({ _id }) => ({ path: `${ABSENCES}/${_id}` }),
  ),
  'post /api/v1/spa/treatment-waits/{id}/tell': each(aWait, ({ _id }) => ({
    path: `/api/v1/spa/treatment-waits/${_id}/tell`,
  })),
  'delete /api/v1/spa/treatment-waits/{id}': each(aWait, ({ _id }) => ({
    path: `/api/v1/spa/treatment-waits/${_id}`,
  })),
  'post /api/v1/spa/takeovers': bodies('/api/v1/spa/takeovers', async (venue) => {
    const absence = await anAbsence(venue);
    const alone = { moves: [], left: [] };
    return [
      { ...alone, change: { absence } },
      { ...alone, change: { absence: { ...absence, reason: 'Ill' } } },
    ];
  }),
  'post /api/spa/treatmenttype': bodies(TREATMENT_TYPES, () => [
    massage,
    { ...massage, name: 'Facial' },
  ]),
  'delete /api/spa/treatmenttype': each(
    (venue) => venue.made(TREATMENT_TYPES, massage),
    ({ _id }) => ({ path: TREATMENT_TYPES, body: { _id } }),
  ),
  'post /api/spa/treatment': bodies(TREATMENT, twoTreatments),
  'post /api/spa/treatmentAndCustomer': bodies('/api/spa/treatmentAndCustomer', (venue) =>
    twoTreatments(venue, { customer: { firstname: 'Nora' } }),
  ),
  'post /api/v1/spa/treatments/{id}/confirmation': each(
    async (venue) => {
      const [_treatmentType, _customer] = [await aType(venue), await venue.guest()];
      return venue.made(TREATMENT, { date: DAY, timeindexStart: 600, _treatmentType, _customer });
    },
    ({ _id }) => ({ path: `/api/v1/spa/treatments/${_id}/confirmation` }),
  ),
  'post /api/v1/spa/journeys': bodies(JOURNEYS, async (venue) => {
    const _treatmentType = await aType(venue);
    return [aJourney(_treatmentType, 600), aJourney(_treatmentType, 780)];
  }),
  'post /api/v1/spa/journeys/{id}/confirmation': each(
    async (venue) => {
      const guests = [{ _customer: await venue.guest() }];
      return venue.made(JOURNEYS, { ...aJourney(await aType(venue), 600), guests });
    },
    ({ _id }) => ({ path: `${JOURNEYS}/${_id}/confirmation` }),
  ),
  'delete /api/v1/spa/journeys/{id}': each(
    async (venue) => venue.made(JOURNEYS, aJourney(await aType(venue), 600)),
    ({ _id }) => ({ path: `${JOURNEYS}/${_id}` }),
  ),
  'delete /api/spa/treatment': each(
    async (venue) => {
      const _treatmentType = await aType(venue);
      return venue.made(TREATMENT, { date: DAY, timeindexStart: 600, _treatmentType });
    },
    ({ _id }) => ({ path: TREATMENT, body: { _id } }),
  ),
};
