import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../common/transactions/transaction';
import {
  type PayingTreatment,
  type TreatmentClaim,
  type TreatmentPayer,
  TreatmentPayers,
} from '../spa/public';
import { VendorsService } from '../vendors/public';
import { BookingMemberships, type MembershipClaim } from './booking-memberships.service';

/** Pays for treatments with memberships: each guest of a treatment is one use. */
@Injectable()
export class TreatmentMemberships implements OnModuleInit, TreatmentPayer {
  constructor(
    private readonly payers: TreatmentPayers,
    private readonly memberships: BookingMemberships,
    private readonly vendors: VendorsService,
  ) {}

  onModuleInit(): void {
    this.payers.register('membership', this);
  }

  /** @throws as `BookingMemberships.paying`, and {ForbiddenError} MODULE_OFF */
  async paying(tx: Transaction, id: string, claim: TreatmentClaim): Promise<PayingTreatment> {
    await this.vendors.demand(tx, 'memberships');
    return this.memberships.paying(tx, id, useOf(claim));
  }

  /** Whatever becomes free again is given back: guests cancel in time only, and the desk may be lenient. */
  async settle(
    tx: Transaction,
    { _id }: PayingTreatment,
    before: TreatmentClaim | undefined,
    after: TreatmentClaim | undefined,
  ): Promise<void> {
    const claim = after ?? before;
    if (!claim) return;
    const moved = Boolean(before && after && isElsewhere(before, after));
    const was = before?.guests ?? 0;
    const is = after?.guests ?? 0;
    if (was === is && !moved) return;
    await this.memberships.settle(tx, _id, {
      ...useOf(claim),
      paidFor: { treatment: claim.treatment },
      ...{ was, participants: is, moved, mayGiveBack: true },
    });
  }
}

const useOf = ({ customer, type, date, guests }: TreatmentClaim): MembershipClaim => ({
  ...{ customer, service: type, date, participants: guests },
});

const isElsewhere = (before: TreatmentClaim, after: TreatmentClaim): boolean =>
  before.date !== after.date ||
  !before.type.equals(after.type) ||
  hex(before.customer) !== hex(after.customer);

const hex = (id: Types.ObjectId | undefined) => id?.toHexString();
