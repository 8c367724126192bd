import { type CalendarDate, dateOf } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { taxRateOn } from '@atrium/rules/payments/ledger/included-tax';
import type { Connection, Types } from 'mongoose';
import { AUDIT_COLLECTION, type StoredAuditEntry } from '../../common/audit/audit-log';
import { vendorSearchKeys } from '../../modules/vendors/public';
import { bookDay, type DemoBooking, daysAround } from './demo/demo-bookings';
import { blockOccupations, comeLast, openRooms, storedBlocks, turnAway } from './demo/demo-evening';
import { demoGuest, type SeededGuest, signInGuest } from './demo/demo-guests';
import { demoMemberships } from './demo/demo-memberships';
import { demoSegments, segmentNames } from './demo/demo-names';
import { demoPayments } from './demo/demo-payments';
import { demoReceipts } from './demo/demo-receipts';
import { seatDay, storedRooms } from './demo/demo-rooms';
import { storedService } from './demo/demo-service';
import { storedSpa } from './demo/demo-spa';
import { statusesOf } from './demo/demo-statuses';
import { type DemoStays, demoPackages, demoStays } from './demo/demo-stays';
import {
  busiestToday,
  type DemoTreatment,
  demoTreatments,
  treatmentOccupations,
} from './demo/demo-treatments';
import type { DemoVenue } from './demo/demo-venues';
import type { PictureIds } from './pictures/demo-pictures';
import { storePictures } from './pictures/store-pictures';
import { picturesOf } from './pictures/venue-pictures';
import { Random } from './random';
import { withTreatments } from './spa/demo-included';
import { storedIntake } from './spa/demo-questions';
import { demoWaits } from './spa/demo-waits';

export interface SeedOptions {
  seed: number;
  now: Date;
  passwordHash: string;
  /** Days around today that get bookings, and how many bookings at most. */
  daysBack: number;
  daysAhead: number;
  atMost?: number;
  guests?: number;
  onProgress?: (bookings: number) => void;
}

const ZONE = 'Europe/Oslo';
const CURRENCY = 'NOK';
const BATCH = 5_000;
/** Bookings nearest to today that may have been paid for online. */
const PAYABLE = 200;
/** NOK 1,000: what is above it is a system owner's to refund. */
const REFUND_LIMIT = 100_000;
/** How gift cards are sold: NOK 500, 1,000 and 2,000, or any amount from NOK 300 to 10,000. */
const GIFT_CARDS = {
  ...{ onSale: true, amounts: [50_000, 100_000, 200_000] },
  ...{ least: 30_000, most: 1_000_000, validMonths: 36 },
};
/** Minutes between two starts of treatments. */
const SPACING = 30;
/** Staff with an account of a therapist: of level 1 and 2. */
const OF_THERAPISTS = 2;
/** Guests after the one who signs in whom the dining room expects tonight. */
const OF_TONIGHT = 2;

/** Writes a venue with everything in it; the same seed and day make the same venue. */
export async function seedVenue(
  connection: Connection,
  venue: DemoVenue,
  options: SeedOptions,
): Promise<{ guests: number; bookings: number }> {
  const random = new Random(options.seed);
  const { date: today } = venueTimeOf(options.now.getTime(), ZONE);
  const _vendor = random.objectId();
  const write = async (collection: string, documents: readonly object[]) => {
    for (let from = 0; from < documents.length; from += BATCH) {
      const batch = documents.slice(from, from + BATCH);
      await connection.collection(collection).insertMany(
        batch.map((document) => ({ ...document, _vendor })),
        { ordered: false },
      );
    }
  };
  const stamps = { createdAt: options.now, updatedAt: options.now };

  const theme = { _id: random.objectId(), name: venue.name, ...venue.theme, version: 0, ...stamps };
  const segments = demoSegments.map((type) => ({
    _id: random.objectId(),
    type,
    languageList: segmentNames(type),
    version: 0,
    ...stamps,
  }));
  const statuses = statusesOf(random);
  const services = venue.services.map((service, index) =>
    storedService(service, today, random, index),
  );

  const {
    guests: _guests,
    services: _services,
    rooms: demoRooms = [],
    spa,
    blocks: demoBlocks = [],
    staff,
    guest: _guest,
    pictures: ofVenue,
    theme: _theme,
    ...about
  } = venue;
  const shown = picturesOf(venue);
  // of its own, so that the rest of the demo stays as it was
  const pictures = await storePictures(connection, shown, new Random(options.seed + 3));
  const ids = new Map(shown.map((picture, index) => [picture, pictures[index]?._id]));
  const pictureIds: PictureIds = (picture) => picture && ids.get(picture);
  const [_cover, _icon] = [pictureIds(ofVenue?.cover), pictureIds(ofVenue?.icon)];
  await connection.collection('vendors').insertOne({
    _id: _vendor,
    ...about,
    languageCode: 'no',
    timezone: ZONE,
    country: 'NO',
    currency: CURRENCY,
    legalLink: `https://${venue.slug}.example/privacy`,
    spaTimeSlotSpaceInMinutes: SPACING,
    anonymiseAfterMonths: 36,
    refundLimit: REFUND_LIMIT,
    reviewRequests: true,
    waitingListPromotion: 'auto',
    ...(_cover && _icon ? { _cover, _icon } : {}),
    _defaultTheme: theme._id,
    _defaultSegment: segments[0]?._id,
    searchKeys: vendorSearchKeys(venue),
    version: 0,
    ...stamps,
  });
  // a batch at a time: a million guests with all they are found by fill no memory
  const signIn = signInGuest(random, venue.guest.email, venue.guest, options.passwordHash);
  await write('customers', [{ ...signIn, ...stamps }]);
  const guests: SeededGuest[] = [named(signIn)];
  const count = options.guests ?? venue.guests;
  for (let from = 0; from < count; from += BATCH) {
    const batch = guestsOf(from, Math.min(from + BATCH, count), random, today);
    await write(
      'customers',
      batch.map((guest) => ({ ...guest, ...stamps })),
    );
    guests.push(...batch.map(named));
  }
  await write('themes', [theme]);
  const ofGiftCards = new Random(options.seed + 4);
  await write('voucherSettings', [{ _id: ofGiftCards.objectId(), ...GIFT_CARDS, version: 0 }]);
  await write(
    'pictures',
    pictures.map((picture) => ({ ...picture, ...stamps })),
  );
  await write('segments', segments);
  await write(
    'bookingStatuses',
    statuses.documents.map((status, position) => ({ ...status, position, ...stamps })),
  );
  const rooms = storedRooms(demoRooms, random, pictureIds);
  const blocks = storedBlocks(demoBlocks, rooms, today, random);
  const _venues = rooms.map(({ _id }) => _id);
  await write(
    'services',
    services.map((service, index) => ({
      ...service,
      _pictures: (venue.services[index]?.pictures ?? []).flatMap((one) => pictureIds(one) ?? []),
      ...(venue.services[index]?.isSeated ? { _venues } : {}),
      ...stamps,
    })),
  );
  await write(
    'diningRooms',
    rooms.map((room) => ({ ...room, ...stamps })),
  );
  await write(
    'tableBlocks',
    blocks.map((block) => ({ ...block, ...stamps })),
  );
  await write('occupations', blockOccupations(blocks));
  const users = staff.map((user) => ({
    _id: random.objectId(),
    ...user,
    active: true,
    passwordHash: options.passwordHash,
    version: 0,
    ...stamps,
  }));
  await write('users', users);
  await connection
    .collection<{ _id: string; userId: unknown; vendorId: unknown }>('staffEmails')
    .insertMany(users.map(({ _id, email }) => ({ _id: email, userId: _id, vendorId: _vendor })));

  const plan = {
    random,
    zone: ZONE,
    currency: CURRENCY,
    now: options.now,
    guests,
    segments: segments.map(({ _id }) => _id),
    statuses: statuses.ids,
    atMost: options.atMost ?? Number.POSITIVE_INFINITY,
  };
  // bookings must reference the same ids as the guests
  const guestById = new Map(guests.map((guest) => [guest._id, guest]));
  let made = 0;
  let bookings: DemoBooking[] = [];
  const payable: DemoBooking[] = [];
  let ledgers: object[] = [];
  let occupations: object[] = [];
  const flush = async () => {
    await write('bookings', bookings);
    await write('ledgers', ledgers);
    await write('occupations', occupations);
    await write(
      AUDIT_COLLECTION,
      bookings.map((booking) => bookedEntry(booking, guestById)),
    );
    bookings = [];
    ledgers = [];
    occupations = [];
    options.onProgress?.(made);
  };
  for (const date of daysAround(today, options.daysBack, options.daysAhead)) {
    if (made >= plan.atMost) break;
    for (const [index, service] of services.entries()) {
      const { demand = 50, isSeated = false } = venue.services[index] ?? {};
      let day = bookDay({ service, date, demand, isSeated }, plan, made);
      if (isSeated) {
        occupations.push(...seatDay(day.bookings, openRooms(rooms, blocks, date)));
        day = turnAway(day);
        if (date === today) comeLast(day.bookings, guests.slice(1, 1 + OF_TONIGHT));
      }
      if (day.bookings.length === 0) continue;
      bookings.push(...day.bookings);
      if (payable.length < PAYABLE) payable.push(...day.bookings);
      ledgers.push(day.ledger);
      made += day.bookings.length;
      if (bookings.length >= BATCH) await flush();
    }
  }
  await flush();
  const names = new Map(services.map(({ _id, name }) => [_id.toHexString(), name]));
  const paidOnline = demoPayments(payable, {
    ...{ now: options.now, vendorId: _vendor, services: names },
    // of its own, so that the rest of the demo stays as it was
    random: new Random(options.seed + 1),
  });
  await write('payments', paidOnline.payments);
  await write('moneyEntries', paidOnline.moneyEntries);
  await write('sandboxPayments', paidOnline.sandboxPayments);
  const receipts = demoReceipts(paidOnline, {
    ...{ random: new Random(options.seed + 2), zone: ZONE, seller: { name: venue.name } },
    rateOf: (id) => rateOf(services, payable, id),
  });
  await write('receipts', receipts.receipts);
  await write('receiptSeries', receipts.receiptSeries);
  const scene = {
    ...{ random, today, zone: ZONE, currency: CURRENCY, now: options.now },
    ...{ services, pictureIds },
  };
  const packages = demoPackages(scene);
  let sold: DemoStays = { packages, stays: demoStays(scene, guests, packages) };
  const [desk] = users;
  if (venue.modules.memberships && desk) {
    const name = `${desk.firstname} ${desk.lastname}`;
    const cards = demoMemberships({ ...scene, guests, desk: { _id: desk._id, name } });
    await write('membershipTypes', cards.types);
    await write('memberships', cards.memberships);
    await write('membershipUses', cards.uses);
  }
  if (spa) {
    const segmentIds = segments.map(({ _id }) => _id);
    const stored = storedSpa(spa, today, random, pictureIds);
    const treatments = demoTreatments(stored, {
      ...{ ...scene, guests, segments: segmentIds, spacing: SPACING, pauses: spa.pauses },
    });
    const stamped = (documents: readonly object[]) =>
      documents.map((document) => ({ ...document, ...stamps }));
    // of its own, so that the rest of the demo stays as it was
    const own = new Random(options.seed + 2);
    const busiest = busiestToday(treatments, today, stored);
    const accountOf = (therapist: Types.ObjectId) =>
      users.slice(0, OF_THERAPISTS)[busiest.findIndex((one) => one.equals(therapist))]?._id;
    await write(
      'therapists',
      stamped(
        stored.therapists.map((therapist) => {
          const _user = accountOf(therapist._id);
          return { ...therapist, ...(_user ? { _user } : {}) };
        }),
      ),
    );
    await write('sparooms', stamped(stored.rooms));
    await write(
      'treatmenttypes',
      stamped(
        stored.types.map((type, place) => ({
          ...{ ...type, ...storedIntake(spa.types[place]?.questions, own) },
        })),
      ),
    );
    await write(
      'treatmentwaits',
      demoWaits(spa.waits, {
        ...stored,
        random: own,
        today,
        now: options.now,
        guests,
        spacing: SPACING,
      }),
    );
    sold = withTreatments(sold, stored.types, own);
    await write('shifts', stamped(stored.shifts));
    await write('absences', stamped(stored.absences));
    await write('treatments', treatments);
    await write('occupations', treatmentOccupations(treatments));
    await write(
      AUDIT_COLLECTION,
      treatments.map((treatment) => treatmentEntry(treatment, guestById)),
    );
  }
  await write('packages', sold.packages);
  await write('stays', sold.stays);
  return { guests: guests.length, bookings: made };
}

const guestsOf = (from: number, until: number, random: Random, today: CalendarDate) =>
  Array.from({ length: until - from }, (_, index) =>
    demoGuest({ random, number: from + index + 1, today }),
  );

const named = ({ _id, firstname, lastname }: SeededGuest): SeededGuest => ({
  _id,
  firstname,
  lastname,
});

type Entry = Omit<StoredAuditEntry, '_vendor' | '_id'>;
type Guests = ReadonlyMap<Types.ObjectId | undefined, SeededGuest>;

/** By the guest, or by whoever seeds. */
function createdEntry(
  { _id, _customer, onlineBooking, createdAt }: DemoBooking | DemoTreatment,
  guestById: Guests,
  entry: Pick<Entry, 'action' | 'entity' | 'after'>,
): Entry {
  const guest = guestById.get(_customer);
  return {
    at: createdAt,
    actor:
      onlineBooking && guest
        ? {
            kind: 'guest',
            id: guest._id.toHexString(),
            name: `${guest.firstname} ${guest.lastname}`,
          }
        : { kind: 'system', name: 'seed' },
    ...entry,
    entityId: _id,
    ...(_customer ? { customerId: _customer } : {}),
    requestId: 'seed',
  };
}

function bookedEntry(booking: DemoBooking, guestById: Guests): Entry {
  const { participants, timeindex, start, _service } = booking;
  return createdEntry(booking, guestById, {
    ...{ action: 'booking.created', entity: 'booking' },
    after: { participants, timeindex, start, _service },
  });
}

function treatmentEntry(treatment: DemoTreatment, guestById: Guests): Entry {
  const { date: start, timeindexStart: timeindex, timeindexEnd, _treatmentType } = treatment;
  return createdEntry(treatment, guestById, {
    ...{ action: 'treatment.created', entity: 'treatment' },
    after: { start, timeindex, timeindexEnd, _treatmentType },
  });
}

/** Of the day of a booking. */
function rateOf(
  services: readonly ReturnType<typeof storedService>[],
  bookings: readonly DemoBooking[],
  id: Types.ObjectId,
): number | undefined {
  const booking = bookings.find(({ _id }) => _id.equals(id));
  const service = booking && services.find(({ _id }) => _id.equals(booking._service));
  return service && taxRateOn(service.taxRates, dateOf(booking.start))?.basisPoints;
}
