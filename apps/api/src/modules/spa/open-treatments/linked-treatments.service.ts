import { toInstant } from '@atrium/rules/calendar/time-zone';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { asVisitor } from '../../visitors/public';
import {
  GuestTreatmentsService,
  type HubTreatment,
  type HubTreatmentChange,
  type TreatmentOffer,
  TreatmentOffersService,
} from '../guest-treatments/public';
import { type Treatment, TreatmentLinks, TreatmentsService } from '../treatments/public';
import type { LinkedTreatmentTimesQuery } from './open-treatments.dto';

/** What a treatment's signed link is good for, and for whom. */
export interface TreatmentLink {
  /** Hex id of the treatment. */
  readonly id: string;
  /** Slug or id of the venue. */
  readonly vendor: string;
  readonly signature: string;
}

/** One treatment in the hands of whoever has its link: they do with it what its guest may, and see nothing else. */
@Injectable()
export class LinkedTreatments {
  constructor(
    private readonly links: TreatmentLinks,
    private readonly vendors: VendorsService,
    private readonly treatments: TreatmentsService,
    private readonly own: GuestTreatmentsService,
    private readonly offers: TreatmentOffersService,
  ) {}

  /** @throws {AppError} 403 BOOKING_LINK_INVALID */
  async get(call: CallContext, link: TreatmentLink): Promise<HubTreatment> {
    const { ctx } = await this.enter(call, link);
    return this.own.get(ctx, link.id);
  }

  /**
   * When it could be instead, with what it takes and wishes for as it was booked.
   * @throws {AppError} 403 BOOKING_LINK_INVALID @throws those of TreatmentOffersService.get
   */
  async times(
    call: CallContext,
    link: TreatmentLink,
    { from, until }: Omit<LinkedTreatmentTimesQuery, 'vendor'>,
  ): Promise<TreatmentOffer> {
    const { ctx, type } = await this.enter(call, link);
    return this.offers.get(ctx, ctx.vendorId, type, {
      treatment: link.id,
      ...(from ? { from } : {}),
      ...(until ? { until } : {}),
    });
  }

  /** @throws {AppError} 403 BOOKING_LINK_INVALID @throws those of GuestTreatmentsService.change */
  async change(
    call: CallContext,
    link: TreatmentLink,
    change: HubTreatmentChange,
  ): Promise<HubTreatment> {
    const { ctx } = await this.enter(call, link);
    return this.own.change(ctx, link.id, change);
  }

  /** @throws {AppError} 403 BOOKING_LINK_INVALID @throws those of GuestTreatmentsService.cancel */
  async cancel(call: CallContext, link: TreatmentLink): Promise<null> {
    const { ctx } = await this.enter(call, link);
    return this.own.cancel(ctx, link.id);
  }

  /** @throws {AppError} 403 BOOKING_LINK_INVALID */
  async calendar(call: CallContext, link: TreatmentLink): Promise<string> {
    const { ctx } = await this.enter(call, link);
    return this.own.calendar(ctx, link.id);
  }

  /** The call as the treatment's guest makes it. A link ends with its treatment, and with its guest's part in it. */
  private async enter(
    call: CallContext,
    { id, vendor, signature }: TreatmentLink,
  ): Promise<{ ctx: RequestContext; type: string }> {
    const { ctx, vendor: venue } = await this.vendors.enter(asVisitor(call), vendor);
    if (!isObjectIdOrHexString(id) || !this.links.isRight(ctx.vendorId, id, signature)) {
      throw refused();
    }
    const treatment = await this.treatments.withoutAccount(ctx, id);
    const { _customer, _treatmentType } = treatment ?? {};
    if (!treatment || !_customer || !_treatmentType) throw refused();
    if (isOver(treatment, venue.timezone, ctx.now)) throw refused();
    const actor = { kind: 'guest', id: _customer.toHexString(), name: '' } as const;
    return { ctx: { ...ctx, actor }, type: _treatmentType.toHexString() };
  }
}

/** @param zone IANA, the venue's */
export const isOver = (
  { date, timeindexEnd }: Pick<Treatment, 'date' | 'timeindexEnd'>,
  zone: string,
  now: Date,
): boolean => toInstant(date, timeindexEnd, zone) <= now.getTime();

const refused = (): AppError => new AppError(403, 'BOOKING_LINK_INVALID');
