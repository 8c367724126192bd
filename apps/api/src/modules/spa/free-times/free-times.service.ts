import { bookableStarts, freeStarts } from '@atrium/rules/spa/times/free-starts';
import { largeEnough } from '@atrium/rules/spa/times/room-choice';
import { canGiveAt, fitsAt } from '@atrium/rules/spa/times/therapist-choice';
import { type TreatmentPlan, treatmentPlan } from '@atrium/rules/spa/treatments/treatment-plan';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { lengthOf, SpaDays } from '../days/public';
import { TherapistsService } from '../therapists/public';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';
import { TreatmentsService } from '../treatments/public';
import type {
  FreeRoomOutput,
  FreeStartsOutput,
  FreeStartsQuery,
  FreeTherapistOutput,
  FreeTherapistsQuery,
} from './free-times.dto';

/** A time that staff think of for a treatment. */
interface WantedTime {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  /** With reset. */
  readonly end: number;
  /** Id of the treatment type. */
  readonly type: string;
  readonly treatment?: string;
}

/** When treatments can begin, who is free to give them, and where. */
@Injectable()
export class FreeTimesService {
  constructor(
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly staff: TherapistsService,
    private readonly treatments: TreatmentsService,
    private readonly days: SpaDays,
  ) {}

  /**
   * A guest is told what guests can book.
   * @throws {NotFoundError} the type, its length, the therapist or the treatment
   */
  async starts(
    ctx: RequestContext,
    date: string,
    typeId: string,
    { length, gender, therapist, treatment, ...query }: FreeStartsQuery,
  ): Promise<FreeStartsOutput> {
    const isGuest = ctx.actor.kind === 'guest';
    const online = query.online || isGuest;
    const [{ timezone: zone, spaTimeSlotSpaceInMinutes }, type, wished, moved] = await Promise.all([
      this.vendors.current(ctx),
      this.types.get(ctx, typeId),
      therapist ? this.staff.get(ctx, therapist) : undefined,
      this.moved(ctx, treatment),
    ]);
    if (isGuest && !(type.active && type.online)) throw new NotFoundError();
    const chosen = lengthOf(type, length);
    const plan = treatmentPlan({ ...type, phases: chosen.phases });
    const day = await this.days.read(ctx, date, type, moved);
    const { therapistsNeeded, guests, minNoticeMinutes, bookingWindowDays } = type;
    const wish = { gender: gender ?? null, _therapist: wished?._id.toHexString() ?? null };
    const isOffered = type.active && (type.online || !online);
    const free = isOffered
      ? freeStarts({ plan, therapistsNeeded, guests, wish }, day, spaTimeSlotSpaceInMinutes)
      : [];
    const limits = online ? { minNoticeMinutes, bookingWindowDays } : {};
    return {
      ...{ date, spaTimeSlotSpaceInMinutes, _length: chosen._id.toHexString() },
      starts: bookableStarts(date, free, { now: ctx.now.getTime(), zone, ...limits }).map(
        (start) => ({
          timeindexStart: start,
          timeindexEnd: start + plan.end,
          timeindexEndAndReset: start + plan.endAndReset,
        }),
      ),
    };
  }

  /**
   * In the venue's order.
   * @throws {NotFoundError} the type
   * @throws {RuleError} INVALID_TIME
   */
  async therapists(
    ctx: RequestContext,
    wanted: FreeTherapistsQuery,
  ): Promise<FreeTherapistOutput[]> {
    const { plan, day } = await this.look(ctx, wanted);
    return day.therapists
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map((therapist) => ({
        therapist: therapist._id,
        name: day.therapistsById.get(therapist._id)?.name ?? '',
        gender: therapist.gender,
        works: canGiveAt(wanted.start, plan, therapist),
      }))
      .filter(({ therapist, works }) => {
        if (works || !wanted.outsideWorkingTime) return works;
        return fitsAt(wanted.start, plan.therapist, day.untaken(therapist));
      });
  }

  /**
   * In the venue's order.
   * @throws {NotFoundError} the type
   * @throws {RuleError} INVALID_TIME
   */
  async rooms(ctx: RequestContext, wanted: WantedTime): Promise<FreeRoomOutput[]> {
    const { type, plan, day } = await this.look(ctx, wanted);
    return largeEnough(type.guests, day.rooms)
      .filter(({ free }) => fitsAt(wanted.start, [plan.room], free))
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map(({ _id, places }) => ({ _id, name: day.roomsById.get(_id)?.name ?? '', places }));
  }

  private async look(ctx: RequestContext, { date, start, end, type: id, treatment }: WantedTime) {
    const [type, moved] = await Promise.all([this.types.get(ctx, id), this.moved(ctx, treatment)]);
    const plan = planWithin(type, end - start);
    return { type, plan, day: await this.days.read(ctx, date, type, moved) };
  }

  /** The hex id of a treatment that is to be moved, if one is. @throws {NotFoundError} */
  private async moved(ctx: RequestContext, id: string | undefined): Promise<string[]> {
    if (id === undefined) return [];
    if (ctx.actor.kind === 'guest') return [(await this.treatments.own(ctx, id))._id.toHexString()];
    return [(await this.treatments.get(ctx, id))._id];
  }
}

/**
 * What a treatment of so many minutes takes: that of the length that lasts so long, otherwise the therapist
 * for all of it.
 * @param minutes from its start until the reset is over
 * @throws {RuleError} INVALID_TIME if the reset alone takes longer
 */
function planWithin(type: TreatmentType, minutes: number): TreatmentPlan {
  const plans = type.lengths.map(({ phases }) => treatmentPlan({ ...type, phases }));
  const known = plans.find(({ endAndReset }) => endAndReset === minutes);
  if (known) return known;
  const handsOn = minutes - type.reset.minutes;
  if (handsOn <= 0) throw new RuleError('INVALID_TIME');
  return treatmentPlan({ ...type, phases: [{ kind: 'handsOn', minutes: handsOn }] });
}
