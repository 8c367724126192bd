import type { FreeStart, TreatmentOutput } from '@atrium/api-client/admin';
import { id } from './fixtures';

/** Łucja's facial by Anna in Birch, on Saturday at two. */
export const aTreatment = (given: Partial<TreatmentOutput> = {}): TreatmentOutput => ({
  _id: id(150),
  date: '2026-11-21',
  timeindexStart: 840,
  timeindexEnd: 900,
  timeindexEndAndReset: 915,
  status: 'confirmed',
  _customer: {
    _id: id(10),
    firstname: 'Łucja',
    lastname: 'Wałęsa',
    email: 'lucja@example.com',
    phone: '+4791234567',
  },
  _treatmentType: { _id: id(140), name: 'Facial', cancelInformation: 24 },
  _length: id(141),
  therapists: [{ _therapist: { _id: id(120), name: 'Anna Lund', gender: 'woman' } }],
  _room: { _id: id(130), name: 'Birch' },
  held: { therapist: [{ from: 0, until: 60 }], room: { from: 0, until: 75 } },
  treatmentLock: false,
  comment: '',
  internalComment: '',
  onlineBooking: true,
  guests: 1,
  terms: { price: 120_000, currency: 'NOK', cancelInformation: 24 },
  addons: [],
  total: 120_000,
  version: 3,
  createdAt: '2026-11-01T09:00:00Z',
  ...given,
});

/** Of an hour with a quarter of an hour of reset. */
export const aStart = (timeindexStart: number): FreeStart => ({
  timeindexStart,
  timeindexEnd: timeindexStart + 60,
  timeindexEndAndReset: timeindexStart + 75,
});
