import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { SingleBar } from 'cli-progress';
import type { Connection } from 'mongoose';
import { PasswordHasher } from '../../common/auth/password-hasher';
import { Clock } from '../../common/clock/clock';
import { removeDocumentsOf } from '../../common/database/venue-documents';
import { DEMO_PASSWORD, type DemoVenue, demoVenues, largeVenue } from './demo/demo-venues';
import { removePictureFiles } from './pictures/store-pictures';
import { type SeedOptions, seedVenue } from './seed-venue';

export interface SeedCommandOptions {
  /** Do nothing if there is a venue already. */
  ifEmpty?: boolean;
  /** Makes the large venue with this many bookings. */
  bookings?: number;
  /** Guests of the large venue; default: a quarter of its bookings. */
  guests?: number;
  /** The same number makes the same data on the same day. */
  seed: number;
}

/** Around today, in days, that the demo has bookings for: three months. */
const DEMO_DAYS = { daysBack: 45, daysAhead: 45 };

/** For the large venue; days nearest to today are filled first. */
const LARGE_DAYS_AHEAD = 120;

/** `seed` reloads the demo venues; `seed --bookings N` the large venue. */
export async function seed(
  app: INestApplicationContext,
  options: SeedCommandOptions,
): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  if (options.ifEmpty && (await connection.collection('vendors').findOne({}))) {
    console.log('the database has data: nothing to seed');
    return;
  }
  const base: SeedOptions = {
    seed: options.seed,
    now: app.get(Clock).now(),
    passwordHash: await app.get(PasswordHasher).hash(DEMO_PASSWORD),
    ...DEMO_DAYS,
  };
  if (options.bookings === undefined) {
    for (const [index, venue] of demoVenues.entries()) {
      await removeVenue(connection, venue);
      const made = await seedVenue(connection, venue, { ...base, seed: base.seed + index * 7919 });
      console.log(`${venue.name}: ${made.guests} guests, ${made.bookings} bookings`);
    }
    return;
  }
  await seedLarge(connection, { ...base, atMost: options.bookings }, options);
}

async function seedLarge(
  connection: Connection,
  base: SeedOptions & { atMost: number },
  options: SeedCommandOptions,
): Promise<void> {
  await removeVenue(connection, largeVenue);
  const bar = new SingleBar({ format: '{bar} {value} of {total} bookings', noTTYOutput: true });
  bar.start(base.atMost, 0);
  const made = await seedVenue(connection, largeVenue, {
    ...base,
    // about 700 bookings a day: as far ahead as people book, and as far back as needed
    daysBack: Math.ceil(base.atMost / 400) + 1,
    daysAhead: LARGE_DAYS_AHEAD,
    guests: options.guests ?? Math.ceil(base.atMost / 4),
    onProgress: (bookings) => bar.update(bookings),
  });
  bar.stop();
  console.log(`${largeVenue.name}: ${made.guests} guests, ${made.bookings} bookings`);
}

/** Removes what an earlier seeding of the venue left. */
async function removeVenue(connection: Connection, { slug }: DemoVenue): Promise<void> {
  const vendor = await connection.collection('vendors').findOne({ slug });
  if (!vendor) return;
  await removePictureFiles(connection, vendor._id);
  await removeDocumentsOf(connection, vendor._id);
  await connection.collection('staffEmails').deleteMany({ vendorId: vendor._id });
  await connection.collection('vendors').deleteOne({ _id: vendor._id });
}
