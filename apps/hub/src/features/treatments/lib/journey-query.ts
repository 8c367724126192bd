import type { BookableTreatmentOutput, HubJourneyQuery } from '@atrium/api-client/hub/spa';
import type { JourneyChoice } from './journey-steps';

/** Minutes between two treatments. */
const CLOSE = { leastGap: 0, mostGap: 60 };
const RESTING = { leastGap: 30, mostGap: 120 };

/** What is asked of a day. */
export const journeyQuery = (
  { picks, guests, rests }: JourneyChoice,
  date: string,
): HubJourneyQuery => ({
  ...{ date, guests, ...(rests ? RESTING : CLOSE) },
  treatments: picks.map(({ type, length }) => ({ _treatmentType: type, _length: length })),
});

/** What so many guests can get: what is for more people than come is left out. */
export const typesFor = (
  types: readonly BookableTreatmentOutput[],
  guests: number,
): BookableTreatmentOutput[] => types.filter((type) => type.guests === 1 || type.guests === guests);

/** Of all treatments, minor units: what is for one costs two as much. */
export const choicePrice = (
  types: readonly BookableTreatmentOutput[],
  { picks, guests }: Pick<JourneyChoice, 'picks' | 'guests'>,
): number =>
  picks.reduce((sum, pick) => {
    const type = types.find(({ _id }) => _id === pick.type);
    const price = type?.lengths.find(({ _id }) => _id === pick.length)?.price ?? 0;
    return sum + price * (type && type.guests < guests ? guests : 1);
  }, 0);
