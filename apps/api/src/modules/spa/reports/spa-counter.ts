import { daysBetween } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { TreatmentRoomsService } from '../rooms/public';
import { TherapistsService } from '../therapists/public';
import { TreatmentTypesService } from '../treatment-types/public';
import { type ReportedPeriod, SpaReportDays } from './spa-report-days';
import { type SpaTable, SpaTables } from './spa-tables';

const LONGEST_DAYS = 400;

/** Counts the spa's figures, for its own answers and for the reports. */
@Injectable()
export class SpaCounter {
  constructor(
    private readonly days: SpaReportDays,
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
    private readonly types: TreatmentTypesService,
  ) {}

  /**
   * @param segment hex id, to count only its treatments; working time belongs to no segment
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG
   */
  async count(ctx: RequestContext, period: ReportedPeriod, segment?: string): Promise<SpaTables> {
    assertReportable(period);
    const days = await this.days.read(ctx, period);
    if (segment === undefined) return new SpaTables(days);
    return new SpaTables(
      days.map((day) => ({
        ...day,
        treatments: day.treatments.filter((one) => one.segment === segment.toLowerCase()),
      })),
    );
  }

  /** The names of what a table's rows are, in the venue's order, by hex id. */
  async names(
    ctx: RequestContext,
    table: Extract<SpaTable, 'therapist' | 'room' | 'type'>,
  ): Promise<ReadonlyMap<string, string>> {
    const all = await { therapist: this.therapists, room: this.rooms, type: this.types }[table].all(
      ctx,
    );
    return new Map(all.map(({ _id, name }) => [_id.toHexString(), name]));
  }
}

/** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
export function assertReportable({ from, until }: ReportedPeriod): void {
  if (until < from) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(from, until) >= LONGEST_DAYS) throw new RuleError('PERIOD_TOO_LONG');
}
