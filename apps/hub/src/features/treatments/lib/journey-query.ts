import type { BookableTreatmentOutput, HubJourneyQuery } from '@atrium/api-client/hub/spa';
import { askedFor } from '@atrium/rules/spa/treatments/guest-choice';
import type { JourneyChoice, JourneyPick } from './journey-steps';

/** Minutes between two treatments. */
const CLOSE = { leastGap: 0, mostGap: 60 };
const RESTING = { leastGap: 30, mostGap: 120 };

/** What is asked of a day. */
export const journeyQuery = (
  { picks, guests, rests }: JourneyChoice,
  date: string,
): HubJourneyQuery => ({
  ...{ date, guests, ...(rests ? RESTING : CLOSE) },
  treatments: picks.map(({ type, length, wish }) => ({
    ...{ _treatmentType: type, _length: length },
    ...(wish ? { wish: askedFor(wish) } : {}),
  })),
});

/** What so many guests can get: what is for more people than come is left out. */
export const typesFor = (
  types: readonly BookableTreatmentOutput[],
  guests: number,
): BookableTreatmentOutput[] => types.filter((type) => type.guests === 1 || type.guests === guests);

/** Nobody can be asked for by name where each of two guests is given the same side by side. */
export const canAskForName = (
  type: Pick<BookableTreatmentOutput, 'guests'>,
  guests: number,
): boolean => type.guests >= guests;

/** What was chosen for each treatment of an offer: what is for one is given to each of two. */
export const givenPicks = (
  types: readonly BookableTreatmentOutput[],
  { picks, guests }: Pick<JourneyChoice, 'picks' | 'guests'>,
): JourneyPick[] =>
  picks.flatMap((pick) => {
    const type = types.find(({ _id }) => _id === pick.type);
    return Array.from({ length: type && type.guests < guests ? guests : 1 }, () => pick);
  });

/** Of all treatments, minor units: what is for one costs two as much, and asking for somebody may cost more. */
export const choicePrice = (
  types: readonly BookableTreatmentOutput[],
  { picks, guests }: Pick<JourneyChoice, 'picks' | 'guests'>,
): number =>
  givenPicks(types, { picks, guests }).reduce((sum, { type: id, length, wish }) => {
    const type = types.find(({ _id }) => _id === id);
    const price = type?.lengths.find(({ _id }) => _id === length)?.price ?? 0;
    const wished = type?.therapists.find(({ _id }) => _id === wish);
    return sum + price + (wished?.surcharge ?? 0);
  }, 0);

/** A treatment in its shortest way, for anyone to give. */
export const firstOf = (types: readonly BookableTreatmentOutput[]): JourneyPick => ({
  type: types[0]?._id ?? '',
  length: types[0]?.lengths[0]?._id ?? '',
});

/** A wish that cannot be had is left out. */
export function withPossibleWish(
  { wish, ...pick }: JourneyPick,
  type: BookableTreatmentOutput,
  guests: number,
): JourneyPick {
  const isGender = wish === 'woman' || wish === 'man';
  const gives = type.therapists.some(({ _id, gender }) => (isGender ? gender : _id) === wish);
  return wish && gives && (isGender || canAskForName(type, guests)) ? { ...pick, wish } : pick;
}
