import { venueToday } from '@atrium/rules/bookings/booking-window';
import { membershipEnd } from '@atrium/rules/guests/membership';
import { isOnSale } from '@atrium/rules/sales/offer';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { present } from '../../common/present';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService } from '../customers/public';
import { VendorsService } from '../vendors/public';
import type { Membership } from './membership.schema';
import { recordMembership } from './memberships.events';
import { MembershipsRepository } from './memberships.repository';
import type { NewMembership } from './new-membership';
import { type MembershipRenewal, renewalOffer } from './renewals/membership-renewal';
import type { MembershipType } from './types/membership-type.schema';
import { MembershipTypesService } from './types/membership-types.service';

/** Memberships that guests buy: drafted when they begin to pay, and made as they were shown once they have. */
@Injectable()
export class MembershipSales {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly types: MembershipTypesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * One that begins today.
   * @param renews at the price that its type has for it
   * @throws {NotFoundError} also where the type is not on sale
   */
  async draft(
    tx: Transaction,
    typeId: string,
    customer: string | Types.ObjectId,
    { renews }: { readonly renews: boolean },
  ): Promise<NewMembership> {
    const type = await this.types.get(tx, typeId);
    if (!isOnSale(type)) throw new NotFoundError();
    const { timezone, currency } = await this.vendors.current(tx);
    const dateFrom = venueToday(tx.now.getTime(), timezone);
    const { validityMonths: months, validityDays: days, maxNumberOfUsages, price } = type;
    return {
      _customer: await this.customers.claim(tx, customer),
      _membershipType: type._id,
      dateFrom,
      ...{ maxNumberOfUsages, price, currency },
      ...present({
        dateUntil: membershipEnd(dateFrom, present({ months, days })),
        taxBasisPoints: type.taxBasisPoints,
        renewal: renews ? renewalOf(type, tx.language) : undefined,
      }),
    };
  }

  /**
   * @param mandate of the card that renews it, where one was given
   * @throws {NotFoundError} the guest has been erased
   */
  async make(tx: Transaction, draft: NewMembership, mandate?: Types.ObjectId): Promise<Membership> {
    const _customer = await this.customers.claim(tx, draft._customer);
    const { renewal } = draft;
    const made = await this.memberships.add(tx, {
      ...{ ...draft, _customer },
      ...(renewal ? { renewal: withCard(renewal, mandate) } : {}),
    });
    recordMembership(tx, 'membership.created', null, made);
    return made;
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<Membership> {
    return this.memberships.get(scope, id);
  }
}

/** Nothing where the type is not renewed. */
function renewalOf(type: MembershipType, language: string): MembershipRenewal | undefined {
  const price = renewalOffer(type)?.price;
  if (price === undefined) return undefined;
  const { validityMonths: months, validityDays: days, maxNumberOfUsages: uses } = type;
  return { state: 'on', price, uses, language, refusals: [], ...present({ months, days }) };
}

/** Paid for in a way that keeps no card, it is not renewed until its guest gives one. */
const withCard = (renewal: MembershipRenewal, _mandate?: Types.ObjectId): MembershipRenewal =>
  _mandate ? { ...renewal, _mandate } : { ...renewal, state: 'stopped' };
