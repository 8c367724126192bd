import type { Migration } from './migration';

/** Indexes that a wider one with the same beginning has taken the place of, by collection. */
const REPLACED = {
  audit: ['_vendor_1_entityId_1_at_-1'],
  bookings: [
    '_vendor_1__bookingStatus_1',
    '_vendor_1__customer_1_start_1_timeindex_1',
    '_vendor_1__customer_1_start_1_timeindex_1__id_1',
    '_vendor_1__segment_1',
    '_vendor_1__service_1_active_1_waitingList_1_start_1_timeindex_1_participants_1',
    '_vendor_1__service_1_active_1_waitingList_1_start_1_timeindex_1__id_1_participants_1',
  ],
  // they have an order of their own now
  bookingStatuses: ['_vendor_1_name_1'],
  customers: ['_vendor_1_consents.given_1__id_-1'],
} as const;

/** Schemas only ever create indexes: what they no longer name would be written to for nothing. */
const droppingIndexes = (
  name: string,
  replacedBy: Readonly<Record<string, readonly string[]>>,
): Migration => ({
  name,
  async up(connection) {
    const collections = await connection.listCollections();
    for (const [collectionName, replaced] of Object.entries(replacedBy)) {
      if (!collections.some((one) => one.name === collectionName)) continue;
      const collection = connection.collection(collectionName);
      const present = await collection.indexes();
      for (const index of replaced) {
        if (present.some((one) => one.name === index)) await collection.dropIndex(index);
      }
    }
  },
});

export const replacedIndexes = droppingIndexes('2026-11-21-replaced-indexes', REPLACED);

/** A day's occupations are read by kind. */
export const occupationsByKind = droppingIndexes('2026-11-23-occupations-by-kind', {
  occupations: ['_vendor_1_date_1'],
});

/** Of a day's shifts, those of some therapists are read without the others. */
export const shiftsByTherapist = droppingIndexes('2026-11-23-shifts-by-therapist', {
  shifts: ['_vendor_1_date_1_shiftStart_1__id_1'],
});
