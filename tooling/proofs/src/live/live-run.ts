import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, ObjectId } from 'mongodb';
import type { ApiProcess } from '../target/api-process';
import type { BusyVenues } from './busy-venues';
import type { CrowdOfListeners } from './crowd-of-listeners';
import type { Expected, Standing } from './listener-server';
import { memoryAfterCollection, type ProcessMemory } from './process-memory';
import { groupsOf, type Venue } from './venues';

export interface LiveOptions {
  clients: number;
  /** Bookings, each an event. */
  perSecond: number;
  /** Of the steady phase. */
  seconds: number;
}

export interface LiveParts {
  /** The process that the clients listen to. */
  api: ApiProcess;
  /** Of its inspector. */
  inspectPort: number;
  /** The process that books while the other is down. */
  otherOrigin: string;
  db: Db;
  venues: readonly Venue[];
  busy: BusyVenues;
  crowd: CrowdOfListeners;
  log: (line: string) => void;
}

/** The outcome of a phase. */
export interface Phase {
  name: string;
  events: number;
  /** Events multiplied by the listeners of each. */
  told: number;
  lost: number;
  /** Repeated after a reconnection; clients drop them by id. */
  again: number;
  /** Clients that reconnected. */
  returns: number;
  /** Clients that were told to reload everything. */
  reloads: number;
}

export interface LiveResult {
  phases: Phase[];
  /** KiB that the API process holds for each client, when all are there and nothing happens. */
  idleKiB: number;
  /** The same at the end of the steady phase. */
  busyKiB: number;
  /** By how much the process has grown for each client by then, in KiB. */
  grownKiB: number;
  memoryMiB: number;
  /** How long the bookings of the steady phase took. */
  bookingP50Ms: number;
  bookingP99Ms: number;
  /** From the request to each listener. */
  fromRequest: Percentiles;
  /** From the answer to each listener. */
  fromAnswer: Percentiles;
  perSecond: number;
  refused: number;
}

interface Percentiles {
  p50Ms: number;
  p99Ms: number;
  longestMs: number;
}

/** Longer than any event takes. */
const SETTLE_MS = 3_000;
export const WARM_UP_SECONDS = 15;
const DROPPED_WITHIN_MS = 15_000;
const AWAY_MS = 3_000;
const KIB = 1024;

/** Listeners at one API process: quiet, busy, coming back, and through a crash of the process. */
export class LiveRun {
  private readonly phases: Phase[] = [];

  constructor(
    private readonly parts: LiveParts,
    private readonly options: LiveOptions,
  ) {}

  async run(): Promise<LiveResult> {
    const { api, busy, crowd, venues, log } = this.parts;
    const { clients, perSecond, seconds } = this.options;
    log('Warming up');
    await this.busyFor(WARM_UP_SECONDS * 1000);
    const without = await this.memory();
    log(`${clients} clients come`);
    const each = Math.ceil(clients / venues.length);
    await crowd.listen(
      api.url,
      venues.flatMap((venue) => groupsOf(venue, each)),
    );
    await sleep(SETTLE_MS);
    const idle = await this.memory();
    log(`${perSecond} bookings a second for ${seconds} s`);
    const { booked: before } = busy;
    busy.times.reset();
    busy.answered.clear();
    const since = new ObjectId();
    await crowd.measure(true);
    await this.phase('steady', () => this.busyFor(seconds * 1000));
    await crowd.measure(false);
    const rate = (busy.booked - before) / seconds;
    const [bookingP50Ms, bookingP99Ms] = [busy.times.percentile(50), busy.times.percentile(99)];
    const busiest = await this.memory();
    const { delays, listeners } = await crowd.standing();
    const afterAnswer = await crowd.after(await this.answeredSince(since));
    log('Every client’s connection breaks once');
    await this.phase('reconnect with resume', async () => {
      busy.start(perSecond);
      await crowd.drop(DROPPED_WITHIN_MS);
      await crowd.allConnected();
      await busy.stop();
    });
    log('The API process is killed and comes back; another one books meanwhile');
    await this.phase('restart of the API process', async () => {
      busy.origin = this.parts.otherOrigin;
      busy.start(perSecond);
      await api.kill();
      await sleep(AWAY_MS);
      await api.restart();
      await crowd.allConnected();
      await busy.stop();
      busy.origin = api.url;
    });
    const perClient = (of: (memory: ProcessMemory) => number, memory: ProcessMemory) =>
      (of(memory) - of(without)) / KIB / listeners;
    return {
      phases: this.phases,
      idleKiB: perClient(({ live }) => live, idle),
      busyKiB: perClient(({ live }) => live, busiest),
      grownKiB: perClient(({ resident }) => resident, busiest),
      memoryMiB: Math.round(busiest.resident / KIB ** 2),
      bookingP50Ms,
      bookingP99Ms,
      fromRequest: percentiles(delays),
      fromAnswer: percentiles(afterAnswer),
      perSecond: rate,
      refused: busy.refused,
    };
  }

  private async busyFor(ms: number): Promise<void> {
    const { busy } = this.parts;
    busy.start(this.options.perSecond);
    await sleep(ms);
    await busy.stop();
  }

  /** Its events must have reached every listener a moment later. */
  private async phase(name: string, happen: () => Promise<void>): Promise<void> {
    const { crowd, log } = this.parts;
    const before = await crowd.standing();
    // ids are made as the events are: whatever is younger belongs to this phase
    const since = new ObjectId();
    await happen();
    await sleep(SETTLE_MS);
    const after = await crowd.standing();
    const expected = await this.expectedSince(since);
    const { told, lost } = await crowd.compare(expected);
    const grown = (of: (one: Standing) => number) => of(after) - of(before);
    const phase = {
      name,
      events: expected.reduce((sum, { kind, ids }) => sum + (kind === 'staff' ? ids.length : 0), 0),
      told,
      lost,
      again: grown(({ again }) => again),
      returns: grown(({ returns }) => returns),
      reloads: grown(({ reloads }) => reloads),
    };
    this.phases.push(phase);
    log(`${name}: ${phase.events} events, ${told} tellings, ${lost} lost`);
  }

  private async expectedSince(since: ObjectId): Promise<Expected[]> {
    const { venues } = this.parts;
    const events = await this.eventsSince(since);
    return venues.flatMap(({ world: { vendorId } }) => {
      const own = events.filter(({ _vendor }) => String(_vendor) === vendorId);
      const ids = (of: typeof own) => of.map(({ _id }) => _id.toHexString());
      const ofBookings = own.filter(({ type }) => String(type).startsWith('booking.'));
      return [
        { vendorId, kind: 'staff' as const, ids: ids(own) },
        { vendorId, kind: 'guest' as const, ids: ids(ofBookings) },
      ];
    });
  }

  /** When the bookings that events tell of were answered, by the id of the event. */
  private async answeredSince(since: ObjectId): Promise<Record<string, number>> {
    const { answered } = this.parts.busy;
    const made = (await this.eventsSince(since)).filter(({ type }) => type === 'booking.created');
    return Object.fromEntries(
      made.flatMap(({ _id, entityId }) => {
        const at = answered.get(String(entityId));
        return at === undefined ? [] : [[_id.toHexString(), at]];
      }),
    );
  }

  private eventsSince(since: ObjectId) {
    // to the second: the process that made the id of `since` counts otherwise than those of the events
    const from = ObjectId.createFromTime(Math.floor(since.getTimestamp().getTime() / 1000));
    return this.parts.db
      .collection('events')
      .find({ _id: { $gte: from } }, { projection: { _vendor: 1, type: 1, entityId: 1 } })
      .toArray();
  }

  private async memory(): Promise<ProcessMemory> {
    await sleep(SETTLE_MS);
    return memoryAfterCollection(this.parts.inspectPort);
  }
}

function percentiles(delays: readonly number[]): Percentiles {
  const total = delays.reduce((sum, count) => sum + count, 0);
  const at = (part: number) => {
    let seen = 0;
    return delays.findIndex((count) => {
      seen += count;
      return seen >= total * part;
    });
  };
  if (total === 0) throw new Error('nobody heard of anything');
  return { p50Ms: at(0.5), p99Ms: at(0.99), longestMs: delays.findLastIndex((count) => count > 0) };
}
