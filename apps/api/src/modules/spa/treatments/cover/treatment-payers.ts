import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../../../common/transactions/transaction';
import type { TreatmentCoveredBy } from '../treatment.schema';

/** A treatment, as far as whoever pays for it has to know. */
export interface TreatmentClaim {
  readonly treatment: Types.ObjectId;
  readonly customer: Types.ObjectId | undefined;
  readonly type: Types.ObjectId;
  /** yyyy-mm-dd */
  readonly date: string;
  /** How many get it at once. */
  readonly guests: number;
}

/** What pays: its id and its name, and what of a stay. */
export type PayingTreatment = Pick<TreatmentCoveredBy, '_id' | '_stayTreatment' | 'name'>;

/** Pays for treatments instead of the guest. */
export interface TreatmentPayer {
  /**
   * What pays, by the id that was asked for.
   * @throws {AppError} where it does not pay for this treatment
   */
  paying(tx: Transaction, id: string, claim: TreatmentClaim): Promise<PayingTreatment>;
  /**
   * Takes and gives back what a treatment uses up, in the transaction that changes it.
   * @param before undefined: it did not pay for it
   * @param after undefined: it no longer pays for it
   * @throws as `paying`, where the change needs more or something else
   */
  settle(
    tx: Transaction,
    paying: PayingTreatment,
    before: TreatmentClaim | undefined,
    after: TreatmentClaim | undefined,
  ): Promise<void>;
}

/** Memberships and stays register here: they know treatments, which do not know them. */
@Injectable()
export class TreatmentPayers {
  private readonly payers = new Map<TreatmentCoveredBy['kind'], TreatmentPayer>();

  register(kind: TreatmentCoveredBy['kind'], payer: TreatmentPayer): void {
    this.payers.set(kind, payer);
  }

  of(kind: TreatmentCoveredBy['kind']): TreatmentPayer {
    const payer = this.payers.get(kind);
    if (!payer) throw new Error(`no ${kind} pays for treatments`);
    return payer;
  }
}
