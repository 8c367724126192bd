import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import { RuleError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import type { Treatment, TreatmentCoveredBy } from '../treatment.schema';
import { type TreatmentClaim, TreatmentPayers } from './treatment-payers';

/** Treatments that a membership pays for: their price is 0, and their addons are still the guest's. */
@Injectable()
export class TreatmentCover {
  constructor(private readonly payers: TreatmentPayers) {}

  /**
   * The treatment with what pays for it.
   * @param before undefined: it is new
   * @param _membership id. Undefined: what paid for it still does, unless another guest has it now. Null: the guest pays
   * @throws those of `TreatmentPayer.paying`
   */
  async cover(
    tx: Transaction,
    before: Treatment | undefined,
    after: Treatment,
    _membership: string | null | undefined,
  ): Promise<Treatment> {
    const kept = before?.terms?.coveredBy;
    const stays = _membership === undefined || _membership?.toLowerCase() === idOf(kept);
    if (kept && stays) {
      const isTheirs = !isPause(after) && before._customer?.equals(after._customer ?? '');
      return isTheirs ? covered(after, kept) : uncovered(after);
    }
    if (!_membership) return uncovered(after);
    const claim = claimOf(after);
    if (!claim) throw RuleError.ofField('FIELD_REQUIRED', '_treatmentType');
    const paying = await this.payers.of('membership').paying(tx, _membership, claim);
    return covered(after, { ...paying, kind: 'membership' });
  }

  /** @throws as `cover`, where a change needs more or something else */
  async settle(
    tx: Transaction,
    before: Treatment | undefined,
    after: Treatment | undefined,
  ): Promise<void> {
    const [was, is] = [before?.terms?.coveredBy, after?.terms?.coveredBy];
    const [had, has] = [was && claimOf(before), is && claimOf(after)];
    if (was && is && was.kind === is.kind && was._id.equals(is._id)) {
      return this.payers.of(is.kind).settle(tx, is, had, has);
    }
    if (was) await this.payers.of(was.kind).settle(tx, was, had, undefined);
    if (is) await this.payers.of(is.kind).settle(tx, is, undefined, has);
  }
}

/** Undefined for a pause. */
function claimOf(treatment: Treatment | undefined): TreatmentClaim | undefined {
  if (!treatment?._treatmentType) return undefined;
  const { _id, _customer, _treatmentType, date, guests } = treatment;
  return { treatment: _id, customer: _customer, type: _treatmentType, date, guests };
}

/** For nothing; what it costs otherwise is kept, should the guest pay after all. */
function covered(treatment: Treatment, coveredBy: Omit<TreatmentCoveredBy, 'price'>): Treatment {
  const { terms, ...rest } = uncovered(treatment);
  if (!terms) return treatment;
  return {
    ...rest,
    terms: { ...terms, price: 0, coveredBy: { ...coveredBy, price: terms.price } },
  };
}

function uncovered(treatment: Treatment): Treatment {
  if (!treatment.terms?.coveredBy) return treatment;
  const { coveredBy, ...terms } = treatment.terms;
  return { ...treatment, terms: { ...terms, price: coveredBy.price } };
}

const idOf = (coveredBy: TreatmentCoveredBy | undefined): string | undefined =>
  coveredBy?._id.toHexString();
