import { may } from '@atrium/rules/access/access-levels';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import type { TreatmentProgress } from '@atrium/rules/spa/treatments/treatment-progress';
import { Injectable } from '@nestjs/common';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { ForbiddenError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { StaffIntakeService } from '../intake/public';
import { ShiftsService } from '../shifts/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import {
  type Treatment,
  TreatmentEditor,
  type TreatmentOutput,
  TreatmentsService,
} from '../treatments/public';
import { type MyDayOutput, toMyDayShift } from './my-day.dto';

/** What a therapist has to do, and how far they are. */
@Injectable()
export class MyDayService {
  constructor(
    private readonly vendors: VendorsService,
    private readonly therapists: TherapistsService,
    private readonly shifts: ShiftsService,
    private readonly treatments: TreatmentsService,
    private readonly editor: TreatmentEditor,
    private readonly intake: StaffIntakeService,
  ) {}

  async read(ctx: RequestContext, wanted: string | undefined): Promise<MyDayOutput> {
    const { timezone } = await this.vendors.current(ctx);
    const date = wanted ?? venueToday(ctx.now.getTime(), timezone);
    const therapist = await this.therapistOf(ctx, ctx);
    if (!therapist) return { date, shifts: [], treatments: [], intakes: [] };
    const [shifts, treatments] = await Promise.all([
      this.shifts.within(ctx, { from: date, until: date, therapists: [therapist._id] }),
      this.treatments.ofTherapist(ctx, therapist._id, date),
    ]);
    return {
      date,
      therapist: { _id: therapist._id.toHexString(), name: therapist.name },
      shifts: shifts.map(toMyDayShift),
      treatments,
      intakes: await this.intake.counts(ctx, treatments),
    };
  }

  /**
   * @throws as `TreatmentEditor.progress`
   * @throws {ForbiddenError} for colleagues below level 2
   */
  progress(ctx: RequestContext, id: string, progress: TreatmentProgress): Promise<TreatmentOutput> {
    return this.editor.progress(ctx, id, progress, async (tx, treatment) => {
      if (ctx.actor.kind === 'staff' && may(ctx.actor.level, 'schedules.edit')) return;
      if (!isOf(treatment, await this.therapistOf(ctx, tx))) throw new ForbiddenError();
    });
  }

  private async therapistOf(
    { actor }: RequestContext,
    scope: TenantScope,
  ): Promise<Therapist | null> {
    return actor.kind === 'staff' ? this.therapists.ofUser(scope, objectId(actor.id)) : null;
  }
}

const isOf = ({ therapists }: Treatment, therapist: Therapist | null): boolean =>
  therapist !== null && therapists.some(({ _therapist }) => _therapist.equals(therapist._id));
