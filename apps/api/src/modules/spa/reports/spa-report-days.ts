import { addDays, daysBetween, eachDay } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { shifted, type TimeSpan, without } from '@atrium/rules/calendar/time-spans';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import type { Money } from '@atrium/rules/reports/report-figures';
import { workingSpans } from '@atrium/rules/spa/schedules/shifts';
import { type CountableTreatment, gapsBetween } from '@atrium/rules/spa/spa-figures';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { VendorsService } from '../../vendors/public';
import { type TreatmentRoom, TreatmentRoomsService } from '../rooms/public';
import { type Absence, type Shift, ShiftsService } from '../shifts/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import { type Treatment, TreatmentsService, totalOf } from '../treatments/public';

/** A treatment as reports count it; pauses are none. */
export interface ReportedTreatment extends CountableTreatment {
  readonly treatment: Treatment;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  /** Hex ids. */
  readonly therapists: readonly string[];
  readonly room: string | undefined;
  readonly type: string | undefined;
  readonly segment: string | undefined;
  readonly price: Money | undefined;
}

/** A day of the spa; all times in minutes from its midnight. */
export interface ReportedDay {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly treatments: readonly ReportedTreatment[];
  readonly therapists: readonly {
    /** Hex id. */
    readonly id: string;
    /** Without breaks, absences and pauses. */
    readonly works: readonly TimeSpan[];
    /** When treatments have them. */
    readonly treating: readonly TimeSpan[];
    readonly gaps: readonly TimeSpan[];
  }[];
  /** Those in use, and those that anything was given in. */
  readonly rooms: readonly { readonly id: string; readonly occupied: readonly TimeSpan[] }[];
}

/** Days to report on, both included. */
export interface ReportedPeriod {
  /** yyyy-mm-dd */
  readonly from: string;
  /** yyyy-mm-dd */
  readonly until: string;
}

/** Reads what the reports of a spa are counted from. */
@Injectable()
export class SpaReportDays {
  constructor(
    private readonly vendors: VendorsService,
    private readonly treatments: TreatmentsService,
    private readonly shifts: ShiftsService,
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
  ) {}

  async read(ctx: RequestContext, { from, until }: ReportedPeriod): Promise<ReportedDay[]> {
    // a shift may pass midnight, and a treatment be prepared before it
    const around = { from: addDays(from, -1), until: addDays(until, 1) };
    const [{ timezone }, treatments, shifts, absences, therapists, rooms] = await Promise.all([
      this.vendors.current(ctx),
      this.treatments.ofDays(ctx, around),
      this.shifts.within(ctx, around),
      this.shifts.absences(ctx, around),
      this.therapists.all(ctx),
      this.rooms.all(ctx),
    ]);
    const returns = await this.lastDays(ctx, treatments, around.until);
    const isOver = ({ date, timeindexEnd }: Treatment) =>
      toInstant(date, timeindexEnd, timezone) <= ctx.now.getTime();
    const byDate = new Map<string, Treatment[]>();
    for (const treatment of treatments) {
      const ofDay = byDate.get(treatment.date);
      if (ofDay) ofDay.push(treatment);
      else byDate.set(treatment.date, [treatment]);
    }
    return eachDay(from, until).map((date) => {
      const near = [-1, 0, 1].flatMap((days) => byDate.get(addDays(date, days)) ?? []);
      const nearShifts = shifts.filter((shift) => Math.abs(daysBetween(date, shift.date)) <= 1);
      return {
        date,
        treatments: (byDate.get(date) ?? [])
          .filter((treatment) => !isPause(treatment))
          .map((treatment) => reported(treatment, isOver(treatment), returns)),
        therapists: therapists.map((one) =>
          therapistOn(date, one, { treatments: near, shifts: nearShifts, absences }),
        ),
        rooms: roomsOn(date, rooms, near),
      };
    });
  }

  /** The last day on which each guest comes, by hex id; no-shows do not count. */
  private async lastDays(
    ctx: RequestContext,
    treatments: readonly Treatment[],
    until: string,
  ): Promise<ReadonlyMap<string, string>> {
    const guests = new Map(
      treatments.flatMap(({ _customer }) =>
        _customer ? [[_customer.toHexString(), _customer]] : [],
      ),
    );
    const later = await this.treatments.ofGuestsAfter(ctx, [...guests.values()], until);
    const last = new Map<string, string>();
    for (const { _customer, date, status } of [...treatments, ...later]) {
      const guest = _customer?.toHexString();
      if (!guest || status === 'no-show') continue;
      if ((last.get(guest) ?? '') < date) last.set(guest, date);
    }
    return last;
  }
}

function reported(
  treatment: Treatment,
  isOver: boolean,
  returns: ReadonlyMap<string, string>,
): ReportedTreatment {
  const { date, status, _customer, _room, _treatmentType, _segment, terms } = treatment;
  return {
    ...{ treatment, date, start: treatment.timeindexStart, isOver },
    isNoShow: status === 'no-show',
    hasGuest: _customer !== undefined,
    comesAgain: (returns.get(_customer?.toHexString() ?? '') ?? '') > date,
    therapists: treatment.therapists.map(({ _therapist }) => _therapist.toHexString()),
    room: _room?.toHexString(),
    type: _treatmentType?.toHexString(),
    segment: _segment?.toHexString(),
    price: terms && { amount: totalOf(treatment), currency: terms.currency },
  };
}

/** Spans of a treatment's held times, in minutes from the midnight of a day. */
const spansOn = (date: string, treatment: Treatment, spans: readonly TimeSpan[]): TimeSpan[] => {
  const midnight = daysBetween(date, treatment.date) * MINUTES_PER_DAY;
  return spans.map((span) => shifted(span, midnight + treatment.timeindexStart));
};

function therapistOn(
  date: string,
  { _id }: Therapist,
  near: {
    treatments: readonly Treatment[];
    shifts: readonly Shift[];
    absences: readonly Absence[];
  },
): ReportedDay['therapists'][number] {
  const own = <T extends { _therapist: Therapist['_id'] }>(all: readonly T[]) =>
    all.filter(({ _therapist }) => _therapist.equals(_id));
  const theirs = near.treatments.filter(({ therapists }) =>
    therapists.some(({ _therapist }) => _therapist.equals(_id)),
  );
  const pauses = theirs
    .filter(isPause)
    .flatMap((pause) => spansOn(date, pause, pause.held.therapist));
  const given = theirs.filter((treatment) => !isPause(treatment));
  const works = without(workingSpans(date, own(near.shifts), own(near.absences)), pauses);
  const whole = given.flatMap((treatment) => {
    const spans = treatment.held.therapist;
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last) return [];
    return spansOn(date, treatment, [{ from: first.from, until: last.until }]);
  });
  const isOfDay = ({ from }: TimeSpan) => 0 <= from && from < MINUTES_PER_DAY;
  return {
    ...{ id: _id.toHexString(), works },
    treating: given.flatMap((treatment) => spansOn(date, treatment, treatment.held.therapist)),
    gaps: gapsBetween(works, whole).filter(isOfDay),
  };
}

function roomsOn(
  date: string,
  rooms: readonly TreatmentRoom[],
  treatments: readonly Treatment[],
): ReportedDay['rooms'] {
  return rooms
    .map(({ _id, active }) => {
      const occupied = treatments
        .filter((treatment) => !isPause(treatment) && treatment._room?.equals(_id))
        .flatMap((treatment) => spansOn(date, treatment, [treatment.held.room]));
      return { id: _id.toHexString(), occupied, active };
    })
    .filter(({ active, occupied }) => active || occupied.length > 0);
}
