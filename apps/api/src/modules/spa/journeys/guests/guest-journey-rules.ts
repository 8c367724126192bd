import {
  type GuestStartProblem,
  guestChangeProblem,
  guestStartProblem,
} from '@atrium/rules/spa/treatments/guest-treatment';
import { Injectable } from '@nestjs/common';
import { ownId } from '../../../../common/context/own-id';
import type { RequestContext } from '../../../../common/context/request-context';
import { AppError, NotFoundError, RuleError } from '../../../../common/errors/app-error';
import { VendorsService } from '../../../vendors/public';
import { type TreatmentType, TreatmentTypesService } from '../../treatment-types/public';
import type { Treatment } from '../../treatments/public';

/** Why treatments that begin then cannot be booked by a guest. @param starts of each, minutes from midnight */
type StartProblem = (date: string, starts: readonly number[]) => GuestStartProblem | undefined;

/** What guests may do with journeys: what they may do with each of the treatments. */
@Injectable()
export class GuestJourneyRules {
  constructor(
    private readonly types: TreatmentTypesService,
    private readonly vendors: VendorsService,
  ) {}

  /** @param typeIds of each treatment @throws {NotFoundError} a type */
  async startProblem(ctx: RequestContext, typeIds: readonly string[]): Promise<StartProblem> {
    const { timezone: zone, spaTimeSlotSpaceInMinutes: spacing } = await this.vendors.current(ctx);
    const clock = { now: ctx.now.getTime(), zone, spacing };
    const types: TreatmentType[] = [];
    for (const id of typeIds) types.push(await this.types.get(ctx, id));
    return (date, starts) => {
      const problems = types.flatMap((type, index) => {
        const start = starts[index] ?? Number.NaN;
        return guestStartProblem(type, { date, start }, clock) ?? [];
      });
      return problems[0];
    };
  }

  /** @throws {RuleError} those of `guestStartProblem` @throws as `startProblem` */
  async assertOffered(
    ctx: RequestContext,
    typeIds: readonly string[],
    date: string,
    starts: readonly number[],
  ): Promise<void> {
    const problem = (await this.startProblem(ctx, typeIds))(date, starts);
    if (problem) throw new RuleError(problem);
  }

  /**
   * @throws {NotFoundError} as `assertOwn`
   * @throws {AppError} 423 TREATMENT_LOCKED
   * @throws {RuleError} CANCELLATION_DEADLINE_PASSED, TREATMENT_PAID
   */
  async assertMay(
    ctx: RequestContext,
    what: 'move' | 'cancel',
    before: readonly Treatment[],
  ): Promise<void> {
    assertOwn(ctx, before);
    const { timezone: zone } = await this.vendors.current(ctx);
    for (const one of before) {
      const { cancelInformation } = one.terms ?? {};
      const clock = { now: ctx.now.getTime(), zone };
      const problem = guestChangeProblem(what, { ...one, cancelInformation }, clock);
      if (problem === 'TREATMENT_LOCKED') throw new AppError(423, problem);
      if (problem) throw new RuleError(problem);
    }
  }
}

/** A part of a journey may be another guest’s, if the desk booked it. @throws {NotFoundError} */
export function assertOwn(ctx: RequestContext, treatments: readonly Treatment[]): void {
  const own = ownId(ctx);
  if (treatments.some(({ _customer }) => _customer?.toHexString() !== own)) {
    throw new NotFoundError();
  }
}
