import { isLanguage } from '@atrium/i18n/languages';
import { errorText } from '@atrium/i18n/server';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { AppError } from '../../common/errors/app-error';
import { ApplyBookingStatus } from './apply-booking-status';
import { BookingStatusesRepository } from './booking-statuses.repository';
import type { BulkStatusInput, BulkStatusResult } from './dto/booking-list.dto';

/**
 * Gives many bookings one status, each by itself: what one slot has no room for keeps no other from its
 * status. Doing it again changes nothing, so a repeated request needs no stored answer.
 */
@Injectable()
export class BulkBookingStatus {
  constructor(
    private readonly one: ApplyBookingStatus,
    private readonly statuses: BookingStatusesRepository,
  ) {}

  /** @throws {NotFoundError} for a status that is none; what is wrong with a booking is in its result */
  async apply(ctx: RequestContext, input: BulkStatusInput): Promise<BulkStatusResult[]> {
    const { ids, _bookingStatus } = input;
    await this.statuses.get(ctx, _bookingStatus);
    // the key stands for all of them, and cannot be answered by the first
    const { idempotency: _, ...each } = ctx;
    const results: BulkStatusResult[] = [];
    for (const _id of ids) results.push(await this.applyTo(each, _id, _bookingStatus));
    return results;
  }

  private async applyTo(
    ctx: RequestContext,
    _id: string,
    _bookingStatus: string,
  ): Promise<BulkStatusResult> {
    try {
      return { _id, ok: true, booking: await this.one.apply(ctx, _id, { _bookingStatus }) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const language = isLanguage(ctx.language) ? ctx.language : 'en';
      return { _id, ok: false, code: error.code, message: errorText(language, error.code) };
    }
  }
}
