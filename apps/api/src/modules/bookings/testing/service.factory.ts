import type { Connection } from 'mongoose';
import { Types } from 'mongoose';

/** A service that offers 10:00 to 12:00 every day, 10 places, and whatever a test changes. */
export async function newService(
  connection: Connection,
  vendorId: Types.ObjectId,
  change: Record<string, unknown> = {},
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await connection.collection('services').insertOne({
    _id,
    _vendor: vendorId,
    name: 'Yoga',
    description: '',
    languageList: [],
    comment: '',
    active: true,
    capacity: 10,
    times: [timeOfWeek(600, 720)],
    specialdays: [],
    durationMinutes: 150,
    exclusiveBooking: false,
    waitingList: true,
    allowBookingForChildren: true,
    showCommentField: true,
    showAvailability: true,
    showEndTime: true,
    price: 25_000,
    prepayment: 'none',
    addons: [],
    sortOrder: 0,
    version: 0,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...change,
  });
  return _id;
}

/** A time of each day of the week. @param start @param end minutes from midnight */
export function timeOfWeek(start: number, end?: number, capacity?: number) {
  return {
    _id: new Types.ObjectId().toHexString(),
    start,
    ...(end === undefined ? {} : { end }),
    ...(capacity === undefined ? {} : { capacity }),
    availableDays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day })),
  };
}

export async function newGuest(
  connection: Connection,
  vendorId: Types.ObjectId,
  change: Record<string, unknown> = {},
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await connection.collection('customers').insertOne({
    _id,
    _vendor: vendorId,
    firstname: 'Kari',
    lastname: 'Nordmann',
    email: `kari-${_id.toHexString()}@example.com`,
    active: true,
    doNotDelete: false,
    consents: [],
    companions: [],
    searchKeys: [],
    searchText: '',
    version: 0,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...change,
  });
  return _id;
}
