import { venueToday } from '@atrium/rules/bookings/booking-window';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import { Transactions } from '../../../common/transactions/transactions';
import { VendorsService } from '../../vendors/public';
import { AwaitedStarts } from './awaited-starts';
import { TreatmentWaitPresenter } from './treatment-wait-presenter';
import { TreatmentWaitTeller } from './treatment-wait-teller';
import type { TreatmentWaitOutput, TreatmentWaitsQuery } from './treatment-waits.dto';
import { TreatmentWaitsRepository } from './treatment-waits.repository';
import { TreatmentWaitsService } from './treatment-waits.service';

/** What the desk does about guests who wait for a treatment. */
@Injectable()
export class TreatmentWaitsDesk {
  // seven: staff see who waits for which start, and tell them
  constructor(
    private readonly waits: TreatmentWaitsRepository,
    private readonly guests: TreatmentWaitsService,
    private readonly starts: AwaitedStarts,
    private readonly teller: TreatmentWaitTeller,
    private readonly presenter: TreatmentWaitPresenter,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /** Whoever has waited longest first. */
  async list(ctx: RequestContext, { date }: TreatmentWaitsQuery): Promise<TreatmentWaitOutput[]> {
    if (date) return this.presenter.forStaff(ctx, await this.waits.ofDay(ctx, date));
    const { timezone } = await this.vendors.current(ctx);
    const today = venueToday(ctx.now.getTime(), timezone);
    return this.presenter.forStaff(ctx, await this.waits.since(ctx, today));
  }

  /**
   * Tells a guest of all that is free on their days, whoever else waits.
   * @throws {NotFoundError}
   * @throws {ConflictError} NO_TIME_FREE
   * @throws {RuleError} GUEST_WITHOUT_EMAIL
   */
  tell(ctx: RequestContext, id: string): Promise<TreatmentWaitOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const wait = await this.waits.get(tx, id);
      const [free = []] = await this.starts.of(tx, [wait]);
      if (free.length === 0) throw new ConflictError('NO_TIME_FREE');
      const told = await this.teller.tell(tx, wait, { news: free, known: free });
      if (!told) throw new RuleError('GUEST_WITHOUT_EMAIL');
      const [shown] = await this.presenter.forStaff(tx, [told]);
      if (!shown) throw new Error('what a guest waits for has a type');
      return shown;
    });
  }

  /** @throws {NotFoundError} */
  remove(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) =>
      this.guests.drop(tx, await this.waits.get(tx, id)),
    );
  }
}
