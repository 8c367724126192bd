import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { renewedUntil } from '@atrium/rules/guests/membership-renewal';
import { nameIn } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import {
  MembershipTypesService,
  type RenewedMembership,
  renewalOffer,
} from '../../memberships/public';
import type { MandateTerms } from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { renewalTerms } from './renewal-texts';

/** Of a type that is renewed no longer. */
const REMINDER_DAYS = 14;

/** What a membership is called, and how its type is renewed by now. */
export interface RenewedType {
  readonly name: string;
  /** Minor units; absent: it is renewed no longer. */
  readonly price?: number;
  readonly reminderDays: number;
}

/** What guests agree to when they give another card for a membership that they have. */
@Injectable()
export class RenewalAgreements {
  constructor(
    private readonly types: MembershipTypesService,
    private readonly vendors: VendorsService,
  ) {}

  /** @param language of its name */
  async typeOf(
    ctx: RequestContext,
    { _membershipType, renewal }: RenewedMembership,
    language = renewal.language,
  ): Promise<RenewedType> {
    const type = await this.types.get(ctx, _membershipType);
    const offer = renewalOffer(type) ?? { reminderDays: REMINDER_DAYS };
    return { ...offer, name: nameIn(language, type) };
  }

  /** @param on when the card is charged next; by default at the end of the next period */
  async terms(
    ctx: RequestContext,
    membership: RenewedMembership,
    {
      language = membership.renewal.language,
      on,
    }: { readonly language?: string; readonly on?: CalendarDate } = {},
  ): Promise<MandateTerms> {
    const { currency, dateUntil = '', renewal } = membership;
    const { name, reminderDays } = await this.typeOf(ctx, membership, language);
    const { name: venue } = await this.vendors.current(ctx);
    return renewalTerms(language, {
      ...{ ...renewal, venue, name, currency, reminderDays },
      on: on ?? renewedUntil(dateUntil, renewal),
    });
  }
}
