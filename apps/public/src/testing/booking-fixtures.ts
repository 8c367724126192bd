import type {
  GetLinkedBookingApiResponse,
  GetOpenBookingServiceApiResponse,
} from '@atrium/api-client/public';

export const sauna: GetOpenBookingServiceApiResponse['data'] = {
  _id: '650000000000000000000011',
  name: 'Evening sauna',
  description: 'With a view of the fjord.',
  vendor: 'fjord',
  unit: 'Person',
  units: 'People',
  ...{ waitingList: false, exclusiveBooking: false, allowBookingForChildren: false },
  ...{ showCommentField: true, showAvailability: true, showEndTime: true },
  ...{ durationMinutes: 60, languageList: [], times: [], specialdays: [] },
  ...{ price: 25_000, currency: 'NOK', prepayment: 'none', cancellationHours: 24 },
  ...{ prepaymentExceptions: [], cancellationTerms: [] },
  addons: [{ _id: '650000000000000000000012', name: 'Towel', price: 5_000 }],
  timeslots: {
    data: [
      {
        date: '2099-12-04',
        available: 4,
        state: 'open',
        times: [
          {
            ...{ start: 1080, end: 1140, available: 4, capacity: 6, held: 0 },
            ...{ showAvailability: true, showEndTime: true, waitingList: false, bookable: true },
          },
        ],
      },
    ],
  },
};

export const booked: GetLinkedBookingApiResponse['data'] = {
  _id: '650000000000000000000013',
  bookingId: 'K7M2Q9XP',
  _service: { _id: sauna._id, name: sauna.name },
  ...{ start: '2099-12-04T00:00:00.000Z', date: '2099-12-04', timeindex: 1080, timeindexEnd: 1140 },
  ...{ showEndTime: true, participants: 2, numberOfChildren: 0, addons: [], companions: [] },
  ...{ rooms: [], active: true, waitingList: false, canCancel: true, canChange: true },
  terms: {
    ...{ price: 25_000, currency: 'NOK', cancellationHours: 24, prepayment: 'none' },
    cancellationDeadline: '2099-12-03T17:00:00.000Z',
    cancellation: [],
  },
  ...{ cancellationDeadline: '2099-12-03T17:00:00.000Z', totalPrice: 50_000, currency: 'NOK' },
  ...{ createdAt: '2026-11-10T09:00:00.000Z', version: 0 },
};
