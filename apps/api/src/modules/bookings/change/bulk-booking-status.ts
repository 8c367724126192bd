import { isLanguage } from '@atrium/i18n/languages';
import { errorText } from '@atrium/i18n/server';
import { Injectable } from '@nestjs/common';
import type { IdempotencyClaim, RequestContext } from '../../../common/context/request-context';
import { AppError, RuleError } from '../../../common/errors/app-error';
import {
  AlreadyAnsweredError,
  IdempotencyStore,
} from '../../../common/idempotency/idempotency-store';
import { Transactions } from '../../../common/transactions/transactions';
import { BookingStatusesService } from '../../booking-statuses/public';
import type { BulkStatusInput, BulkStatusResult } from '../lists/booking-list.dto';
import { BookingListsService } from '../lists/booking-lists.service';
import { ApplyBookingStatus } from './apply-booking-status';

/**
 * Gives many bookings one status, each by itself: what one slot has no room for keeps no other from its
 * status. Each has a key of its own, made of the request's: a repeat after a lost answer does nothing
 * twice, also where the first try ended half way.
 */
@Injectable()
export class BulkBookingStatus {
  constructor(
    private readonly one: ApplyBookingStatus,
    private readonly lists: BookingListsService,
    private readonly statuses: BookingStatusesService,
    private readonly idempotency: IdempotencyStore,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError} for a status that is none; what is wrong with a booking is in its result
   * @throws {AlreadyAnsweredError}
   * @throws {AppError} 503 where the database did not let one of them through in time
   */
  async apply(ctx: RequestContext, input: BulkStatusInput): Promise<BulkStatusResult[]> {
    const { ids, _bookingStatus } = input;
    const { idempotency: claim, ...each } = ctx;
    if (claim && (await this.idempotency.find(claim.id))) throw new AlreadyAnsweredError(claim);
    await this.statuses.get(ctx, _bookingStatus);
    const results: BulkStatusResult[] = [];
    for (const _id of ids) {
      const own = claim && { id: `${claim.id}|${_id}`, hash: claim.hash };
      results.push(await this.resultOf(each, _id, () => this.give(each, _id, _bookingStatus, own)));
    }
    return claim ? this.transactions.run(ctx, async () => results) : results;
  }

  private async give(
    ctx: RequestContext,
    _id: string,
    _bookingStatus: string,
    claim: IdempotencyClaim | undefined,
  ): Promise<BulkStatusResult> {
    const call = claim ? { ...ctx, idempotency: claim } : ctx;
    try {
      return { _id, ok: true, booking: await this.one.apply(call, _id, { _bookingStatus }) };
    } catch (error) {
      if (!(error instanceof AlreadyAnsweredError)) throw error;
      const known = await this.idempotency.find(error.claim.id);
      if (known?.hash !== claim?.hash) throw new RuleError('IDEMPOTENCY_KEY_REUSED');
      return { _id, ok: true, booking: await this.lists.get(ctx, _id) };
    }
  }

  private async resultOf(
    { language }: RequestContext,
    _id: string,
    give: () => Promise<BulkStatusResult>,
  ): Promise<BulkStatusResult> {
    try {
      return await give();
    } catch (error) {
      // what is not about this booking is about the request
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      if (error.code === 'IDEMPOTENCY_KEY_REUSED') throw error;
      const { code } = error;
      return {
        _id,
        ok: false,
        code,
        message: errorText(isLanguage(language) ? language : 'en', code),
      };
    }
  }
}
