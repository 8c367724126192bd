import { latestBookableDate, venueToday } from '@atrium/rules/bookings/booking-window';
import { eachDay } from '@atrium/rules/calendar/calendar-date';
import { bookableStarts, freeStarts } from '@atrium/rules/spa/times/free-starts';
import { treatmentPlan } from '@atrium/rules/spa/treatments/treatment-plan';
import type { DayStarts } from '@atrium/rules/spa/waiting-list';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { VendorsService } from '../../vendors/public';
import { type ReadDay, SpaDays } from '../days/public';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';
import type { TreatmentWait } from './treatment-wait.schema';

/** What somebody waits for. */
export type Awaited = Pick<TreatmentWait, '_treatmentType' | '_length' | 'wish' | 'from' | 'until'>;

type Window = Parameters<typeof bookableStarts>[2];

/** What is needed of a type and of the days that somebody waits for it. */
interface Offer {
  readonly type: TreatmentType;
  readonly window: Window;
  readonly days: ReadonlyMap<string, ReadDay>;
}

/** Finds the starts that those who wait could book now. */
@Injectable()
export class AwaitedStarts {
  constructor(
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly days: SpaDays,
  ) {}

  /** For each of them, by day; the days of a type are read once, however many wait for it. */
  async of(ctx: RequestContext, waits: readonly Awaited[]): Promise<DayStarts[][]> {
    const { timezone, spaTimeSlotSpaceInMinutes } = await this.vendors.current(ctx);
    const types = await this.types.byIds(
      ctx,
      waits.map(({ _treatmentType }) => _treatmentType),
    );
    const offers = new Map<string, Offer>();
    for (const [id, type] of types) {
      if (!type.active || !type.online) continue;
      const { minNoticeMinutes, bookingWindowDays } = type;
      const limits = { minNoticeMinutes, bookingWindowDays };
      const window = { now: ctx.now.getTime(), zone: timezone, ...limits };
      const own = waits.filter(({ _treatmentType }) => _treatmentType.equals(type._id));
      offers.set(id, { type, window, days: await this.read(ctx, type, own, window) });
    }
    return waits.map((wait) => {
      const offer = offers.get(wait._treatmentType.toHexString());
      return offer ? startsFor(wait, offer, spaTimeSlotSpaceInMinutes) : [];
    });
  }

  private async read(
    ctx: RequestContext,
    type: TreatmentType,
    waits: readonly Awaited[],
    window: Window,
  ): Promise<ReadonlyMap<string, ReadDay>> {
    const today = venueToday(window.now, window.zone);
    const latest = latestBookableDate(window);
    const wanted = new Set(waits.flatMap(({ from, until }) => eachDay(from, until)));
    const dates = [...wanted].filter((day) => day >= today && (!latest || day <= latest)).sort();
    const read = await this.days.readAll(ctx, dates, type);
    return new Map(read.flatMap((day, index) => (dates[index] ? [[dates[index], day]] : [])));
  }
}

function startsFor(
  { _length, wish, from, until }: Awaited,
  { type, window, days }: Offer,
  spacing: number,
): DayStarts[] {
  // the venue may have taken this length out of its offer
  const length = type.lengths.find(({ _id }) => _id.equals(_length));
  if (!length) return [];
  const { therapistsNeeded, guests } = type;
  const plan = treatmentPlan({ ...type, phases: length.phases });
  const asked = {
    gender: wish?.gender ?? null,
    _therapist: wish?._therapist?.toHexString() ?? null,
  };
  return eachDay(from, until).flatMap((date) => {
    const day = days.get(date);
    if (!day) return [];
    const free = freeStarts({ plan, therapistsNeeded, guests, wish: asked }, day, spacing);
    const starts = bookableStarts(date, free, window);
    return starts.length > 0 ? [{ date, starts }] : [];
  });
}
