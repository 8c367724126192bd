import type { HubTreatment, HubTreatmentWait, TreatmentOffer } from '@atrium/api-client/hub/spa';

/** An hour or an hour and a half of massage by Anna, Berit or Carl. */
export const offerFixture = (offer: Partial<TreatmentOffer> = {}): TreatmentOffer => ({
  _id: 'massage',
  name: 'Massage',
  description: 'Warm oil and slow hands.',
  lengths: [
    { _id: 'hour', minutes: 60, price: 120_000 },
    { _id: 'long', minutes: 90, price: 170_000 },
  ],
  currency: 'NOK',
  guests: 1,
  cancelInformation: 24,
  therapists: [
    { _id: 'anna', name: 'Anna', gender: 'woman', surcharge: 0 },
    { _id: 'berit', name: 'Berit', gender: 'woman', surcharge: 15_000 },
    { _id: 'carl', name: 'Carl', gender: 'man', surcharge: 0 },
  ],
  addons: [{ _id: 'oil', name: 'Arnica oil', price: 9_000, maxQuantity: 2 }],
  days: [],
  ...offer,
});

/** A massage on Wednesday at ten, which can be moved and cancelled until Tuesday. */
export const treatmentFixture = (treatment: Partial<HubTreatment> = {}): HubTreatment => ({
  _id: 'treatment-1',
  _treatmentType: { _id: 'massage', name: 'Massage' },
  date: '2026-11-25',
  timeindexStart: 600,
  timeindexEnd: 660,
  status: 'confirmed',
  therapists: ['Anna'],
  room: 'Birch',
  guests: 1,
  comment: '',
  addons: [],
  total: 120_000,
  currency: 'NOK',
  cancellationDeadline: '2026-11-24T09:00:00.000Z',
  canChange: true,
  canCancel: true,
  version: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...treatment,
});

/** Waiting for an hour of massage by a woman, for a week from Wednesday on. */
export const waitFixture = (wait: Partial<HubTreatmentWait> = {}): HubTreatmentWait => ({
  _id: 'wait-1',
  _treatmentType: { _id: 'massage', name: 'Massage' },
  _length: 'hour',
  minutes: 60,
  wish: { gender: 'woman' },
  from: '2026-11-25',
  until: '2026-12-01',
  createdAt: '2026-11-01T10:00:00.000Z',
  ...wait,
});
