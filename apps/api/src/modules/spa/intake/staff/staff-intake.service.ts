import { may } from '@atrium/rules/access/access-levels';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../../common/context/request-context';
import { clientId, objectId } from '../../../../common/database/object-id';
import { ForbiddenError, NotFoundError, RuleError } from '../../../../common/errors/app-error';
import { Transactions } from '../../../../common/transactions/transactions';
import { VendorsService } from '../../../vendors/public';
import { IntakeLinks, IntakeRecords } from '../../intake-answers/public';
import { TherapistsService } from '../../therapists/public';
import { TreatmentTypesService } from '../../treatment-types/public';
import { type Treatment, type TreatmentOutput, TreatmentsService } from '../../treatments/public';
import { isOpen } from '../intake-times';
import {
  type IntakeCountOutput,
  type IntakeLinkOutput,
  type IntakeStateOutput,
  type ReadIntakeOutput,
  toReadIntake,
} from './staff-intake.dto';

/** Tells staff who has answered before a treatment, and therapists what. */
@Injectable()
export class StaffIntakeService {
  // seven: who may read an answer depends on the treatment and its therapist
  constructor(
    private readonly records: IntakeRecords,
    private readonly links: IntakeLinks,
    private readonly treatments: TreatmentsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /** Of those treatments whose guests are asked. */
  async counts(
    ctx: RequestContext,
    treatments: readonly TreatmentOutput[],
  ): Promise<IntakeCountOutput[]> {
    const named = treatments.flatMap(({ _treatmentType }) => _treatmentType?._id ?? []);
    const types = await this.types.byIds(ctx, [...new Set(named)].map(objectId));
    const asked = treatments.filter(
      ({ _treatmentType }) => types.get(_treatmentType?._id ?? '')?.intake?.asked,
    );
    const answered = await this.records.answered(
      ctx,
      asked.map(({ _id, _customer }) => ({
        _id: objectId(_id),
        ...(_customer ? { _customer: objectId(_customer._id) } : {}),
      })),
    );
    return asked.map(({ _id: _treatment, guests }) => ({
      ...{ _treatment, guests },
      answered: answered.get(_treatment)?.length ?? 0,
    }));
  }

  /** @throws {NotFoundError} */
  async state(ctx: RequestContext, id: string): Promise<IntakeStateOutput> {
    const treatment = await this.get(ctx, id);
    const asked = await this.isAsked(ctx, treatment);
    const [{ timezone }, readable, answered] = await Promise.all([
      this.vendors.current(ctx),
      this.mayRead(ctx, treatment),
      this.records.answered(ctx, [treatment]),
    ]);
    const times = new Map(
      (answered.get(treatment._id.toHexString()) ?? []).map((one) => [one.guest, one.answeredAt]),
    );
    const guests = asked ? Array.from({ length: treatment.guests }, (_, index) => index + 1) : [];
    return {
      ...{ asked, readable, open: isOpen(treatment, timezone, ctx.now) },
      guests: guests.map((guest) => {
        const answeredAt = times.get(guest)?.toISOString();
        return { guest, ...(answeredAt ? { answeredAt } : {}) };
      }),
    };
  }

  /**
   * By guest; whoever has not answered is left out. That they were read is in the audit log, or they are not read.
   * @throws {NotFoundError}
   * @throws {ForbiddenError} for others than its therapists, below level 3
   */
  read(ctx: RequestContext, id: string): Promise<ReadIntakeOutput[]> {
    return this.transactions.run(ctx, async (tx) => {
      const treatment = await this.get(tx, id);
      if (!(await this.mayRead(tx, treatment))) throw new ForbiddenError();
      const stated = await this.records.read(tx, treatment);
      const { _id: entityId, _customer: customerId } = treatment;
      tx.audit({
        ...{ action: 'treatment.intakeRead', entity: 'treatment', entityId },
        ...(customerId ? { customerId } : {}),
      });
      return stated.map(toReadIntake);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {RuleError} INTAKE_NOT_ASKED, INTAKE_CLOSED
   */
  async link(ctx: RequestContext, id: string): Promise<IntakeLinkOutput> {
    const treatment = await this.get(ctx, id);
    if (!(await this.isAsked(ctx, treatment))) throw new RuleError('INTAKE_NOT_ASKED');
    const { slug, timezone } = await this.vendors.current(ctx);
    if (!isOpen(treatment, timezone, ctx.now)) throw new RuleError('INTAKE_CLOSED');
    return { url: this.links.of({ vendorId: ctx.vendorId, slug }, treatment) };
  }

  private async get(ctx: RequestContext, id: string): Promise<Treatment> {
    const [treatment] = await this.treatments.byIds(ctx, [clientId(id)]);
    if (!treatment) throw new NotFoundError();
    return treatment;
  }

  private async isAsked(ctx: RequestContext, { _treatmentType }: Treatment): Promise<boolean> {
    if (!_treatmentType) return false;
    const types = await this.types.byIds(ctx, [_treatmentType]);
    return types.get(_treatmentType.toHexString())?.intake?.asked ?? false;
  }

  private async mayRead(ctx: RequestContext, { therapists }: Treatment): Promise<boolean> {
    const { actor } = ctx;
    if (actor.kind !== 'staff') return false;
    if (may(actor.level, 'intake.read')) return true;
    const own = await this.therapists.ofUser(ctx, clientId(actor.id));
    return own !== null && therapists.some(({ _therapist }) => _therapist.equals(own._id));
  }
}
