import type { Db, Document, ObjectId } from 'mongodb';
import { dayBefore, one } from './fill-screens';

/** What the screens' requests refer to: hex ids of the large venue's documents. */
export interface Known {
  vendor: string;
  /** Days, yyyy-mm-dd: the venue's today, and a week, a month and a year that end today. */
  today: string;
  weekAgo: string;
  weekAhead: string;
  monthAgo: string;
  yearAgo: string;
  /** How far ahead the waiting list shows, and the global search looks. */
  twoMonthsAhead: string;
  yearAhead: string;
  service: string;
  segment: string;
  /** A status that most past bookings have, and one that few have. */
  status: string;
  rareStatus: string;
  guest: string;
  /** Has more bookings than a page shows. */
  busyGuest: string;
  /** What staff type to find a guest. */
  firstname: string;
  lastname: string;
  email: string;
  lastFive: string;
  booking: string;
  payment: string;
  receipt: string;
  reference: string;
  series: string;
  group: string;
  message: string;
  user: string;
  stay: string;
  staysGuest: string;
  membership: string;
  membershipType: string;
  membersGuest: string;
  package: string;
  picture: string;
  room: string;
  therapist: string;
  treatmentRoom: string;
  shift: string;
  treatmentType: string;
  treatment: string;
  journey: string;
}

const MONTH = 30;
const YEAR = 364;
/** Its ledger is longer than a page. */
const LONG_LEDGER = 100;

export async function knownThings(db: Db, vendorId: ObjectId): Promise<Known> {
  const _vendor = vendorId;
  const find = (collection: string, filter: Document = {}) =>
    one(db, collection, { _vendor, ...filter });
  const hex = ({ _id }: Document) => String(_id);
  const today = dayBefore(0);
  const guest = await find('customers', {
    email: { $exists: true },
    phone: { $exists: true },
    passwordHash: { $exists: false },
  });
  const series = await find('bookings', { _series: { $exists: true } });
  const group = await find('bookings', { _group: { $exists: true } });
  const booking = await find('bookings', { start: new Date(`${today}T00:00:00Z`) });
  const stay = await find('stays');
  const use = await find('membershipUses', { no: LONG_LEDGER });
  const membership = await find('memberships', { _id: use._membership });
  return {
    vendor: vendorId.toHexString(),
    today,
    weekAgo: dayBefore(7),
    weekAhead: dayBefore(-7),
    monthAgo: dayBefore(MONTH),
    yearAgo: dayBefore(YEAR),
    twoMonthsAhead: dayBefore(-61),
    yearAhead: dayBefore(-YEAR),
    service: hex(await find('services')),
    segment: hex(await find('segments')),
    status: hex(await find('bookingStatuses', { name: 'Left' })),
    rareStatus: hex(await find('bookingStatuses', { name: 'Waiting list' })),
    guest: hex(guest),
    busyGuest: String(series._customer),
    firstname: String(guest.firstname),
    lastname: String(guest.lastname),
    email: String(guest.email),
    lastFive: String(guest.phone).slice(-5),
    booking: hex(booking),
    payment: hex(await find('payments')),
    receipt: hex(await find('receipts')),
    reference: String(booking.bookingId),
    series: String(series._series),
    group: String(group._group),
    message: hex(await find('messages')),
    user: hex(await find('users', { level: 3 })),
    stay: hex(stay),
    staysGuest: String(stay._customer),
    membership: hex(membership),
    membershipType: String(membership._membershipType),
    membersGuest: String(membership._customer),
    package: hex(await find('packages')),
    picture: hex(await find('pictures')),
    room: hex(await find('diningRooms')),
    therapist: hex(await find('therapists')),
    treatmentRoom: hex(await find('sparooms')),
    shift: hex(await find('shifts')),
    treatmentType: hex(await find('treatmenttypes')),
    treatment: hex(await find('treatments')),
    journey: String((await find('treatments', { _journey: { $exists: true } }))._journey),
  };
}
