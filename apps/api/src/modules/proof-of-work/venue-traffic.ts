import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../../config/config';

const WINDOW_SECONDS = 5 * 60;

/** What was refused counts so much more: whoever tries what is not there is seldom a guest. */
const REFUSAL_COST = 2;

/**
 * How much is asked of each venue by people who do not sign in. Each instance counts for itself, in memory: it is about
 * what this one has to do, and a booking should not wait for a count.
 */
@Injectable()
export class VenueTraffic {
  private readonly limit: number;
  private readonly counts = new RateLimiterMemory({ points: 1, duration: WINDOW_SECONDS });

  constructor({ env }: Config) {
    this.limit = env.PROOF_OF_WORK_AFTER;
  }

  /** Counts a request. @returns whether there are more than people make */
  async asks(vendorId: string): Promise<boolean> {
    if (this.limit === 0) return false;
    const { consumedPoints } = await this.counts.penalty(vendorId, 1);
    return consumedPoints > this.limit;
  }

  /** Counts that a request was refused. */
  async refused(vendorId: string): Promise<void> {
    if (this.limit > 0) await this.counts.penalty(vendorId, REFUSAL_COST);
  }
}
