import { stayTreatmentProblem } from '@atrium/rules/guests/stay';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { clientId } from '../../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  type PayingTreatment,
  type TreatmentClaim,
  type TreatmentPayer,
  TreatmentPayers,
} from '../../spa/public';
import { VendorsService } from '../../vendors/public';
import type { Stay, StayTreatmentType } from '../stay.schema';
import { StaysRepository } from '../stays.repository';

/** Pays for the treatments that stays include: each guest of a treatment takes one. */
@Injectable()
export class StayTreatments implements OnModuleInit, TreatmentPayer {
  constructor(
    private readonly payers: TreatmentPayers,
    private readonly stays: StaysRepository,
    private readonly vendors: VendorsService,
  ) {}

  onModuleInit(): void {
    this.payers.register('stay', this);
  }

  /**
   * @param id of the treatment type within the stay
   * @throws {NotFoundError} also for another guest's
   * @throws {ForbiddenError} MODULE_OFF
   * @throws {ConflictError} STAY_SERVICE_BOOKED
   * @throws {RuleError} STAY_CANCELLED, STAY_DOES_NOT_INCLUDE
   */
  async paying(tx: Transaction, id: string, claim: TreatmentClaim): Promise<PayingTreatment> {
    await this.vendors.demand(tx, 'stays');
    const _stayTreatment = clientId(id);
    const stay = await this.stays.includingTreatment(tx, _stayTreatment);
    const included = stay?.treatmentTypes.find(({ _id }) => _id.equals(_stayTreatment));
    if (!stay || !included) throw new NotFoundError();
    assertPays(stay, included, claim);
    const name = stay.packageName ?? `${stay.arrivaldate} – ${stay.departuredate}`;
    return { _id: stay._id, _stayTreatment, name };
  }

  async settle(
    tx: Transaction,
    { _id, _stayTreatment }: PayingTreatment,
    before: TreatmentClaim | undefined,
    after: TreatmentClaim | undefined,
  ): Promise<void> {
    const id = (after ?? before)?.treatment;
    const stay = await this.stays.findOne(tx, { _id });
    const included = stay?.treatmentTypes.find((one) => one._id.equals(_stayTreatment ?? ''));
    // staff may have deleted the stay; what it paid for is not charged afterwards
    if (!id || !stay || !included) return;
    const had = included.treatments.find(({ _treatment }) => _treatment.equals(id));
    const others = included.treatments.filter((one) => one !== had);
    if (after && !isSame(before, after)) {
      assertPays(stay, { ...included, treatments: others }, after);
    }
    if (had?.guests === after?.guests && had?.date === after?.date) return;
    const now = after ? [{ _treatment: id, date: after.date, guests: after.guests }] : [];
    await this.stays.setTreatments(tx, stay._id, included._id, [...others, ...now]);
    tx.emit({ type: 'stay.updated', entityId: stay._id, customerId: stay._customer });
  }
}

const isSame = (before: TreatmentClaim | undefined, after: TreatmentClaim): boolean =>
  before !== undefined &&
  before.date === after.date &&
  before.guests === after.guests &&
  before.type.equals(after.type) &&
  before.customer?.toHexString() === after.customer?.toHexString();

function assertPays(stay: Stay, included: StayTreatmentType, claim: TreatmentClaim): void {
  if (!claim.customer?.equals(stay._customer)) throw new NotFoundError();
  const problem = stayTreatmentProblem(
    stay,
    { ...included, treatmentType: included._treatmentType.toHexString() },
    { ...claim, treatmentType: claim.type.toHexString() },
  );
  if (problem === 'STAY_SERVICE_BOOKED') throw new ConflictError(problem);
  if (problem) throw new RuleError(problem);
}
