import { Types } from 'mongoose';
import type { Vendor } from '../../src/modules/vendors/vendor.schema';
import type { TestApp } from './test-app';

/** A venue that no other test knows: Oslo's time zone, every module, automatic promotion. */
export async function newVendor(
  app: TestApp,
  change: Partial<Omit<Vendor, '_id'>> = {},
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await app.connection.collection('vendors').insertOne({
    _id,
    name: 'Test Venue',
    slug: `venue-${_id.toHexString()}`,
    languageCode: 'en',
    timezone: 'Europe/Oslo',
    country: 'NO',
    currency: 'NOK',
    modules: {
      services: true,
      stays: true,
      spa: true,
      fnb: true,
      memberships: true,
      openBooking: true,
    },
    spaTimeSlotSpaceInMinutes: 30,
    reviewRequests: false,
    waitingListPromotion: 'auto',
    version: 0,
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
    ...change,
  });
  return _id;
}
