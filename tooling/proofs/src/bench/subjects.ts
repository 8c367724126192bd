import { join } from 'node:path';
import { type BareProcess, startBare } from '../bare/bare-process';
import type { Request } from '../clients/http-client';
import type { Random } from '../random';
import { ApiProcess } from '../target/api-process';
import { TIMES } from './fill';
import { bookGuest } from './guests';
import { bookingDraft, type Seeded } from './seeded';

/** Who is measured: fresh processes that are stopped after it. */
export interface Subject {
  origins: string[];
  availability(): Request;
  /** Somewhere in the month. */
  booking(): Request;
  /** The same slot for everybody. */
  hotBooking(): Request;
  /** Largest resident memory of a process in MiB, where it is known. */
  memoryMiB(): Promise<number>;
  stop(): Promise<void>;
}

/** The API, which is booked without an account as well. */
export interface ApiSubject extends Subject {
  /** By the email of a guest whom the venue knows, somewhere in the month. */
  openBooking(): Request;
  /** By one of the same guests, signed in. */
  hubBooking(): Request;
}

export interface SubjectOptions {
  seeded: Seeded;
  processes: number;
  firstPort: number;
  folder: string;
  random: Random;
}

/** A request for a slot of the month. */
interface Wish {
  guest: { id: string; token: string };
  date: string;
  timeindex: number;
}

const wish = ({ seeded, random }: SubjectOptions): Wish => ({
  guest: random.pick(seeded.world.guests),
  date: random.pick(seeded.month),
  timeindex: random.pick(TIMES),
});

/** The last day and time of the month. */
const hotWish = (options: SubjectOptions): Wish => ({
  ...wish(options),
  date: options.seeded.month.at(-1) ?? '',
  timeindex: TIMES[0],
});

/** Starts one process after the other: together they would only wait for the same cores. */
async function startAll<P>(
  { processes, firstPort }: SubjectOptions,
  start: (port: number) => Promise<P>,
): Promise<P[]> {
  const started: P[] = [];
  for (let index = 0; index < processes; index += 1) started.push(await start(firstPort + index));
  return started;
}

/** The product, with its tokens, validation, rules, audit, events and mail. */
export async function startApi(options: SubjectOptions): Promise<ApiSubject> {
  const { seeded, folder, random } = options;
  const { world, serviceId, month, mongoUri } = seeded;
  const processes = await startAll(options, (port) =>
    ApiProcess.start({ mongoUri, port, logFile: join(folder, `api-${port}.log`) }),
  );
  const book = ({ guest, date, timeindex }: Wish): Request => ({
    method: 'POST',
    path: '/api/v1/hub/activity',
    token: guest.token,
    key: random.hex(24),
    body: bookingDraft(world, serviceId, guest.id, date, timeindex),
  });
  return {
    origins: processes.map(({ url }) => url),
    availability: () => ({
      method: 'GET',
      path: `/api/v1/hub/activity/${serviceId}?from=${month[0]}&until=${month.at(-1)}`,
      token: random.pick(world.guests).token,
    }),
    booking: () => book(wish(options)),
    hotBooking: () => book(hotWish(options)),
    openBooking: () => {
      const { date, timeindex } = wish(options);
      const { phone: _, ...guest } = bookGuest(random.int(0, seeded.guests - 1));
      return {
        ...{ method: 'POST', path: '/api/v1/open_booking', key: random.hex(24) },
        body: { _service: serviceId, date, timeindex, participants: 1, guest },
      };
    },
    hubBooking: () =>
      book({ ...wish(options), guest: seeded.guestOf(random.int(0, seeded.guests - 1)) }),
    memoryMiB: async () =>
      Math.max(...(await Promise.all(processes.map(async (one) => (await one.memoryMiB()) ?? 0)))),
    stop: async () => void (await Promise.all(processes.map((one) => one.stop()))),
  };
}

const startBareProcesses = (options: SubjectOptions): Promise<BareProcess[]> =>
  startAll(options, (port) =>
    startBare(options.seeded.mongoUri, port, join(options.folder, `bare-${port}.log`)),
  );

const ofBare = (processes: readonly BareProcess[]) => ({
  origins: processes.map(({ url }) => url),
  memoryMiB: async () => 0,
  stop: async () => void (await Promise.all(processes.map((one) => one.stop()))),
});

/** Fastify and the native driver doing the same atomic write, and nothing else but checking the token. */
export const startBareSubject = (options: SubjectOptions): Promise<Subject> =>
  startBareOf(options, '/booking');

/** Bookings of a slot after which the naive server is asked for another: it counts what it sold. */
const NAIVE_SLOT = 250;

/** The same server counting and then inserting the same documents: no transaction, no guard. */
export function startNaiveSubject(options: SubjectOptions): Promise<Subject> {
  const { random } = options;
  let asked = 0;
  let serviceId = random.hex(24);
  return startBareOf(options, '/naive', () => {
    asked += 1;
    if (asked % NAIVE_SLOT === 0) serviceId = random.hex(24);
    return { serviceId, capacity: 1_000_000 };
  });
}

async function startBareOf(
  options: SubjectOptions,
  path: string,
  more = () => ({}),
): Promise<Subject> {
  const { seeded, random } = options;
  const { world, serviceId, month } = seeded;
  const book = ({ guest, date, timeindex }: Wish): Request => ({
    method: 'POST',
    path,
    token: guest.token,
    key: random.hex(24),
    body: {
      ...{ vendorId: world.vendorId, serviceId, guestId: guest.id },
      ...{ date, timeindex, participants: 1, ...more() },
    },
  });
  return {
    ...ofBare(await startBareProcesses(options)),
    availability: () => ({
      method: 'GET',
      path: `/availability/${serviceId}?from=${month[0]}&until=${month.at(-1)}`,
      token: random.pick(world.guests).token,
    }),
    booking: () => book(wish(options)),
    hotBooking: () => book(hotWish(options)),
  };
}
