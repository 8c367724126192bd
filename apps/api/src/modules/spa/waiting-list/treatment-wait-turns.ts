import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { type WaitingTurn, waitingTurns } from '@atrium/rules/spa/waiting-list';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, StaleVersionError } from '../../../common/errors/app-error';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import { TreatmentsService } from '../treatments/public';
import { AwaitedStarts } from './awaited-starts';
import type { TreatmentWait } from './treatment-wait.schema';
import { TreatmentWaitTeller } from './treatment-wait-teller';
import { TreatmentWaitsRepository } from './treatment-waits.repository';
import { TreatmentWaitsService } from './treatment-waits.service';

/**
 * Gives those who wait at a venue their turn. It looks at what is free rather than at what was freed, so it
 * makes no difference why a start is there: a treatment was cancelled or moved, a shift added, an absence
 * deleted, a therapist taught a treatment, or the first half hour is over.
 */
@Injectable()
export class TreatmentWaitTurns {
  // eight: who waits, what is free, and who is written to is each known elsewhere
  constructor(
    private readonly waits: TreatmentWaitsRepository,
    private readonly guests: TreatmentWaitsService,
    private readonly treatments: TreatmentsService,
    private readonly customers: CustomersService,
    private readonly starts: AwaitedStarts,
    private readonly teller: TreatmentWaitTeller,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /** @returns how many were told */
  async serve(ctx: RequestContext): Promise<number> {
    const { timezone } = await this.vendors.current(ctx);
    const today = venueToday(ctx.now.getTime(), timezone);
    await this.waits.dropBefore(ctx, today);
    const waiting = await this.withoutServed(ctx, await this.waits.since(ctx, today), today);
    const [free, contacts] = await Promise.all([
      this.starts.of(ctx, waiting),
      this.customers.namesOf(
        ctx,
        waiting.map(({ _customer }) => _customer),
      ),
    ]);
    // whoever cannot be written to must not hold up the others
    const hears = ({ _customer }: TreatmentWait) =>
      Boolean(contacts.get(_customer.toHexString())?.email);
    const turns = waitingTurns(
      waiting.map((wait, index) => ({
        ...{ free: hears(wait) ? (free[index] ?? []) : [], known: wait.known },
        ...(wait.told ? { told: { at: wait.told.at.getTime(), dates: wait.told.dates } } : {}),
      })),
      ctx.now.getTime(),
    );
    let told = 0;
    for (const [index, wait] of waiting.entries()) {
      const turn = turns[index];
      if (turn && (await this.take(ctx, wait, turn))) told += 1;
    }
    return told;
  }

  /** Takes those off the list who were booked at the desk meanwhile. */
  private async withoutServed(
    ctx: RequestContext,
    waiting: readonly TreatmentWait[],
    today: string,
  ): Promise<TreatmentWait[]> {
    const guests = waiting.map(({ _customer }) => _customer);
    const booked = await this.treatments.ofGuestsAfter(ctx, guests, addDays(today, -1));
    const left: TreatmentWait[] = [];
    for (const wait of waiting) {
      const isServed = booked.some(
        ({ _customer, _treatmentType, date, createdAt }) =>
          _customer?.equals(wait._customer) &&
          _treatmentType?.equals(wait._treatmentType) &&
          wait.from <= date &&
          date <= wait.until &&
          createdAt > wait.createdAt,
      );
      if (isServed) await this.transactions.run(ctx, (tx) => this.guests.drop(tx, wait));
      else left.push(wait);
    }
    return left;
  }

  /** @returns whether they were told */
  private async take(
    ctx: RequestContext,
    wait: TreatmentWait,
    turn: WaitingTurn,
  ): Promise<boolean> {
    const isKnown = JSON.stringify(wait.known) === JSON.stringify(turn.known);
    if (turn.news.length === 0 && isKnown) return false;
    try {
      return await this.transactions.run(ctx, async (tx) => {
        if (turn.news.length > 0) return (await this.teller.tell(tx, wait, turn)) !== null;
        await this.teller.forget(tx, wait, turn);
        return false;
      });
    } catch (error) {
      // they left the list, or the desk told them: the next look finds what is left
      if (error instanceof StaleVersionError || error instanceof NotFoundError) return false;
      throw error;
    }
  }
}
