import type {
  BookableTreatmentOutput,
  HubJourney,
  HubJourneyOffers,
} from '@atrium/api-client/hub/spa';
import { treatmentFixture } from './treatment-fixtures';

const bookable = (
  _id: string,
  name: string,
  more: Partial<BookableTreatmentOutput> = {},
): BookableTreatmentOutput => ({
  ...{ _id, name, description: '', currency: 'NOK', guests: 1, cancelInformation: 24 },
  lengths: [{ _id: `${_id}60`, minutes: 60, price: 120_000 }],
  therapists: [
    { _id: 'anna', name: 'Anna', gender: 'woman', surcharge: 0 },
    { _id: 'carl', name: 'Carl', gender: 'man', surcharge: 15_000 },
  ],
  ...more,
});

/** A scrub, a massage, and a bath for two. */
export const bookableFixtures = (): BookableTreatmentOutput[] => [
  bookable('scrub', 'Scrub'),
  bookable('massage', 'Massage', {
    lengths: [
      { _id: 'massage60', minutes: 60, price: 120_000 },
      { _id: 'massage90', minutes: 90, price: 170_000 },
    ],
  }),
  bookable('bath', 'Bath', { guests: 2 }),
];

/** A scrub and a massage, from each of some starts on. */
export const journeyOffersFixture = (...starts: number[]): HubJourneyOffers => ({
  ...{ date: '2026-11-25', price: 240_000, currency: 'NOK' },
  offers: starts.map((start) => ({
    ...{ timeindexStart: start, timeindexEnd: start + 120 },
    treatments: [
      { _treatmentType: 'scrub', timeindexStart: start, timeindexEnd: start + 60, guests: 1 },
      {
        ...{ _treatmentType: 'massage', guests: 1 },
        ...{ timeindexStart: start + 60, timeindexEnd: start + 120 },
      },
    ],
  })),
});

/** A scrub on Wednesday at ten, and a massage after it. */
export const journeyFixture = (journey: Partial<HubJourney> = {}): HubJourney => ({
  _id: 'journey-1',
  treatments: [
    treatmentFixture({
      ...{ _id: 'treatment-1', _journey: 'journey-1' },
      _treatmentType: { _id: 'scrub', name: 'Scrub' },
    }),
    treatmentFixture({
      ...{ _id: 'treatment-2', _journey: 'journey-1', therapists: ['Berit'] },
      ...{ timeindexStart: 660, timeindexEnd: 720 },
    }),
  ],
  ...{ total: 240_000, currency: 'NOK', canChange: true, canCancel: true },
  cancellationDeadline: '2026-11-24T09:00:00.000Z',
  ...journey,
});
