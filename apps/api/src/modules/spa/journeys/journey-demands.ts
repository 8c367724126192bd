import type { JourneyDemand, JourneyTreatment } from '@atrium/rules/spa/journeys/journeys';
import { bookableStarts, freeStarts, type SpaDay } from '@atrium/rules/spa/times/free-starts';
import { treatmentPlan } from '@atrium/rules/spa/treatments/treatment-plan';
import { treatmentPrice } from '@atrium/rules/spa/treatments/treatment-price';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { lengthOf, type ReadDay, SpaDays } from '../days/public';
import { TherapistsService } from '../therapists/public';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';
import type { JourneyQuery, JourneyTreatmentInput } from './journeys.dto';

const DEFAULT_MOST_GAP = 60;

/** The desk may book what guests may not: offline types, at once, however far ahead. */
export type JourneyAsker = 'desk' | 'guest';

type Moment = TenantScope & { readonly now: Date };

/** A journey that somebody asks for, with all that the rules need to know of its day. */
export interface ReadJourney {
  readonly demand: JourneyDemand;
  /** Of each treatment. */
  readonly types: readonly TreatmentType[];
  /** With everybody who may give one of them. */
  readonly day: ReadDay;
  /** Minutes between two starts. */
  readonly spacing: number;
  /** Of all treatments, minor units. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Reads what is known of the treatments that are asked for. */
@Injectable()
export class JourneyDemands {
  constructor(
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly days: SpaDays,
  ) {}

  /**
   * @throws {NotFoundError} a type, a length or a therapist
   * @throws {RuleError} INVALID_TIME, JOURNEY_GUESTS, TREATMENT_TYPE_INACTIVE, for guests TREATMENT_NOT_ONLINE
   */
  async read(
    scope: Moment,
    asked: JourneyQuery,
    asker: JourneyAsker = 'desk',
  ): Promise<ReadJourney> {
    const { leastGap = 0, mostGap = Math.max(leastGap, DEFAULT_MOST_GAP), date } = asked;
    if (leastGap > mostGap) throw RuleError.ofField('INVALID_TIME', 'leastGap', 'mostGap');
    const vendor = await this.vendors.current(scope);
    const parts: { input: JourneyTreatmentInput; type: TreatmentType }[] = [];
    for (const [index, input] of asked.treatments.entries()) {
      const type = await this.types.get(scope, input._treatmentType);
      if (!type.active) {
        throw RuleError.ofField('TREATMENT_TYPE_INACTIVE', `treatments.${index}._treatmentType`);
      }
      if (asker === 'guest' && !type.online) {
        throw RuleError.ofField('TREATMENT_NOT_ONLINE', `treatments.${index}._treatmentType`);
      }
      parts.push({ input, type });
    }
    const types = parts.map(({ type }) => type);
    const day = await this.dayOf(scope, date, types);
    const treatments: JourneyTreatment[] = [];
    let price = 0;
    for (const [index, { input, type }] of parts.entries()) {
      const length = lengthOf(type, input._length);
      const wished = input.wish?._therapist
        ? await this.therapists.get(scope, input.wish._therapist)
        : undefined;
      price += treatmentPrice(length.price, type.levelPrices, wished ? [wished.level] : []);
      const demand = {
        plan: treatmentPlan({ ...type, phases: length.phases }),
        ...{ therapistsNeeded: type.therapistsNeeded, guests: type.guests },
        wish: {
          gender: input.wish?.gender ?? null,
          _therapist: wished?._id.toHexString() ?? null,
        },
      };
      const own = only(day, type);
      const free = freeStarts(demand, own, vendor.spaTimeSlotSpaceInMinutes);
      treatments.push({
        ...{ demand, day: own, anyOrder: type.anyOrder ?? false },
        guests: guestsOf(input, type, index),
        starts: bookableStarts(date, free, {
          ...{ now: scope.now.getTime(), zone: vendor.timezone },
          ...(asker === 'guest' ? noticeOf(type) : {}),
        }),
      });
    }
    const { currency, spaTimeSlotSpaceInMinutes: spacing } = vendor;
    return { demand: { treatments, leastGap, mostGap }, types, day, spacing, price, currency };
  }

  /**
   * A day with everybody who may give one of some types.
   * @param moved hex ids of treatments whose own time is free
   */
  dayOf(
    scope: Moment,
    date: string,
    types: readonly Pick<TreatmentType, 'therapists' | 'rooms'>[],
    moved: readonly string[] = [],
  ): Promise<ReadDay> {
    const all = {
      therapists: types.flatMap(({ therapists }) => therapists),
      rooms: types.flatMap(({ rooms }) => rooms),
    };
    return this.days.read(scope, date, all, moved);
  }
}

/** Those of a day who may give a type. */
export function only(
  { therapists, rooms }: SpaDay,
  type: Pick<TreatmentType, 'therapists' | 'rooms'>,
): SpaDay {
  const [who, where] = [type.therapists, type.rooms].map(
    (ids) => new Set(ids.map((id) => id.toHexString())),
  );
  return {
    therapists: therapists.filter(({ _id }) => who?.has(_id)),
    rooms: rooms.filter(({ _id }) => where?.has(_id)),
  };
}

const noticeOf = ({ minNoticeMinutes, bookingWindowDays }: TreatmentType) => ({
  minNoticeMinutes,
  bookingWindowDays,
});

function guestsOf(
  { guests }: JourneyTreatmentInput,
  type: TreatmentType,
  index: number,
): readonly number[] {
  const own = guests ?? Array.from({ length: type.guests }, (_, guest) => guest);
  if (own.length !== type.guests) {
    throw RuleError.ofField('JOURNEY_GUESTS', `treatments.${index}.guests`);
  }
  return own;
}
