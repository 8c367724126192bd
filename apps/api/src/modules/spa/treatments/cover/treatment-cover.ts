import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import { RuleError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import type { Treatment, TreatmentCoveredBy } from '../treatment.schema';
import { type TreatmentClaim, TreatmentPayers } from './treatment-payers';

/** What a request names to pay for its treatment. Undefined: as it is. Null: not that. */
export interface TreatmentCoverRequest {
  /** Id of one of the guest's memberships. */
  readonly _membership?: string | null;
  /** Id of the treatment type within one of the guest's stays. */
  readonly _stayTreatment?: string | null;
}

/** Treatments that a membership or a stay pays for: their price is 0, and their addons are still the guest's. */
@Injectable()
export class TreatmentCover {
  constructor(private readonly payers: TreatmentPayers) {}

  /**
   * The treatment with what pays for it; what paid for it still does unless the request says otherwise, or another
   * guest has it now.
   * @param before undefined: it is new
   * @throws {RuleError} COVERED_TWICE, and those of `TreatmentPayer.paying`
   */
  async cover(
    tx: Transaction,
    before: Treatment | undefined,
    after: Treatment,
    request: TreatmentCoverRequest,
  ): Promise<Treatment> {
    const kept = before?.terms?.coveredBy;
    const wanted = wantedOf(request);
    if (kept && (wanted ? isNamed(kept, wanted) : !isRefused(kept, request))) {
      const isTheirs = !isPause(after) && before._customer?.equals(after._customer ?? '');
      return isTheirs ? covered(after, kept) : uncovered(after);
    }
    if (!wanted) return uncovered(after);
    const claim = claimOf(after);
    if (!claim) throw RuleError.ofField('FIELD_REQUIRED', '_treatmentType');
    const paying = await this.payers.of(wanted.kind).paying(tx, wanted.id, claim);
    return covered(after, { ...paying, kind: wanted.kind });
  }

  /** @throws as `cover`, where a change needs more or something else */
  async settle(
    tx: Transaction,
    before: Treatment | undefined,
    after: Treatment | undefined,
  ): Promise<void> {
    const [was, is] = [before?.terms?.coveredBy, after?.terms?.coveredBy];
    const [had, has] = [was && claimOf(before), is && claimOf(after)];
    if (was && is && isSame(was, is)) return this.payers.of(is.kind).settle(tx, is, had, has);
    if (was) await this.payers.of(was.kind).settle(tx, was, had, undefined);
    if (is) await this.payers.of(is.kind).settle(tx, is, undefined, has);
  }
}

interface Wanted {
  readonly kind: TreatmentCoveredBy['kind'];
  readonly id: string;
}

/** @throws {RuleError} COVERED_TWICE */
function wantedOf({ _membership, _stayTreatment }: TreatmentCoverRequest): Wanted | undefined {
  if (_membership && _stayTreatment) throw new RuleError('COVERED_TWICE');
  if (_membership) return { kind: 'membership', id: _membership };
  return _stayTreatment ? { kind: 'stay', id: _stayTreatment } : undefined;
}

const isNamed = (kept: TreatmentCoveredBy, { kind, id }: Wanted): boolean =>
  kept.kind === kind && (kept._stayTreatment ?? kept._id).toHexString() === id.toLowerCase();

const isRefused = ({ kind }: TreatmentCoveredBy, request: TreatmentCoverRequest): boolean =>
  (kind === 'stay' ? request._stayTreatment : request._membership) === null;

const isSame = (one: TreatmentCoveredBy, other: TreatmentCoveredBy): boolean =>
  one.kind === other.kind &&
  one._id.equals(other._id) &&
  String(one._stayTreatment) === String(other._stayTreatment);

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
