import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { InStep } from '../../../common/database/in-step';
import { type StayPaidTreatment, TreatmentsService } from '../../spa/public';
import type { Stay, StayTreatment } from '../stay.schema';
import { StaysRepository } from '../stays.repository';

/** What a stay says is booked of its treatments, and the treatments that it pays for. */
export interface StayAccount extends Pick<Stay, '_id' | '_customer' | 'treatmentTypes'> {
  readonly paid: readonly StayPaidTreatment[];
}

/** Reads stays beside the treatments they pay for, for recounting and repair. */
@Injectable()
export class StayAccounts {
  constructor(
    private readonly stays: StaysRepository,
    private readonly treatments: TreatmentsService,
  ) {}

  /** Every stay of a venue that includes treatments, by id. */
  async *all(scope: TenantScope): AsyncGenerator<StayAccount> {
    const paid = new InStep(this.treatments.byStays(scope), ({ _stay }) => _stay.toHexString());
    for await (const stay of this.stays.withTreatments(scope)) {
      yield { ...stay, paid: await paid.of(stay._id.toHexString()) };
    }
  }

  /** Null where it is gone. */
  async one(scope: TenantScope, _id: Types.ObjectId): Promise<StayAccount | null> {
    const stay = await this.stays.findOne(scope, { _id });
    if (!stay) return null;
    const paid: StayPaidTreatment[] = [];
    for await (const one of this.treatments.byStays(scope, _id)) paid.push(one);
    return { ...stay, paid };
  }

  /** @param included id of the treatment type within the stay */
  putRight(
    scope: TenantScope,
    stay: Types.ObjectId,
    included: Types.ObjectId,
    treatments: readonly StayTreatment[],
  ): Promise<void> {
    return this.stays.setTreatments(scope, stay, included, treatments);
  }
}
