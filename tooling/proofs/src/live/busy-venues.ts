import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '../clients/http-client';
import type { Random } from '../random';
import { bookingRequest, type Venue } from './venues';

/** Guests who book at a steady rate, venue by venue. */
export class BusyVenues {
  booked = 0;
  refused = 0;
  /** Of the bookings made, in ms. */
  readonly times = createHistogram();
  /** When each booking was answered, in ms since 1970, by its id. */
  readonly answered = new Map<string, number>();
  private going = true;
  private readonly underWay = new Set<Promise<void>>();
  private done: Promise<void> = Promise.resolve();

  constructor(
    private readonly http: HttpClient,
    private readonly venues: readonly Venue[],
    private readonly random: Random,
    /** The venue of the next booking. */
    public origin: string,
  ) {}

  /** @param perSecond bookings, regardless of how long earlier ones take */
  start(perSecond: number): void {
    this.going = true;
    this.done = this.book(perSecond);
  }

  /** Resolves when the last is answered. */
  async stop(): Promise<void> {
    this.going = false;
    await this.done;
    await Promise.all(this.underWay);
  }

  private async book(perSecond: number): Promise<void> {
    const begun = performance.now();
    for (let number = 0; this.going; number += 1) {
      const due = begun + (number * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      const venue = this.venues[number % this.venues.length];
      if (!venue) return;
      const one: Promise<void> = this.one(venue).finally(() => this.underWay.delete(one));
      this.underWay.add(one);
    }
  }

  private async one(venue: Venue): Promise<void> {
    const begun = performance.now();
    const answer = await this.http
      .send<{ _id: string }>(this.origin, bookingRequest(venue, this.random))
      .catch(() => undefined);
    const id = answer?.status === 201 ? answer.body.data?._id : undefined;
    if (!id) {
      this.refused += 1;
      return;
    }
    this.booked += 1;
    this.answered.set(id, Date.now());
    this.times.record(Math.max(1, Math.round(performance.now() - begun)));
  }
}
