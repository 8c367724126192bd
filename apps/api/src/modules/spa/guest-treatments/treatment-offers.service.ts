import { latestBookableDate, venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, daysBetween, eachDay } from '@atrium/rules/calendar/calendar-date';
import { treatmentMinutes } from '@atrium/rules/spa/setup';
import {
  bookableStarts,
  freeStarts,
  type TreatmentDemand,
} from '@atrium/rules/spa/times/free-starts';
import { treatmentPlan } from '@atrium/rules/spa/treatments/treatment-plan';
import { languageOf, nameIn, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { lengthOf, SpaDays } from '../days/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import {
  isOfferedToGuests,
  type TreatmentType,
  TreatmentTypesService,
} from '../treatment-types/public';
import { TreatmentsService } from '../treatments/public';
import type {
  BookableTreatmentOutput,
  OfferedTherapist,
  OfferedTreatmentDay,
  TreatmentOffer,
  TreatmentOfferQuery,
} from './treatment-offers.dto';

type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/** The longest period per request: two months of a calendar. */
const MAX_DAYS = 62;
const DEFAULT_DAYS = 31;

/** What a venue's guests can book of its spa, and when. */
@Injectable()
export class TreatmentOffersService {
  constructor(
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly treatments: TreatmentsService,
    private readonly days: SpaDays,
  ) {}

  /**
   * What guests of a venue can book, in its order.
   * @param vendorId slug or id
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   * @throws {ForbiddenError} MODULE_OFF
   */
  async list(call: CallContext, vendorId: string): Promise<BookableTreatmentOutput[]> {
    const { ctx, vendor } = await this.vendors.enter(call, vendorId);
    const types = (await this.types.all(ctx)).filter(isOfferedToGuests);
    const therapists = await this.therapists.byIds(
      ctx,
      types.flatMap((type) => type.therapists),
    );
    return types.map((type) => toBookable(type, therapists, vendor, ctx.language));
  }

  /**
   * One of them, with the starts of some days.
   * @param vendorId slug or id
   * @throws {NotFoundError} also for a type that guests cannot book, and for another guest's treatment
   * @throws {ForbiddenError} MODULE_OFF
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG
   */
  async get(
    call: CallContext,
    vendorId: string,
    id: string,
    query: TreatmentOfferQuery,
  ): Promise<TreatmentOffer> {
    const { ctx, vendor } = await this.vendors.enter(call, vendorId);
    const type = await this.types.get(ctx, id);
    if (!isOfferedToGuests(type)) throw new NotFoundError();
    const found = await this.therapists.byIds(ctx, type.therapists);
    if (query.therapist && !found.get(query.therapist)?.active) throw new NotFoundError();
    const latestDate = latestBookableDate(windowOf(ctx, vendor, type));
    return {
      ...toBookable(type, found, vendor, ctx.language),
      addons: type.addons.map((addon) => ({
        ...{ _id: addon._id, name: nameIn(ctx.language, addon), price: addon.price },
        ...(addon.maxQuantity ? { maxQuantity: addon.maxQuantity } : {}),
      })),
      ...(latestDate ? { latestDate } : {}),
      days: await this.startsOf(ctx, vendor, type, query),
    };
  }

  private async startsOf(
    ctx: RequestContext,
    vendor: Vendor,
    type: TreatmentType,
    query: TreatmentOfferQuery,
  ): Promise<OfferedTreatmentDay[]> {
    const window = windowOf(ctx, vendor, type);
    const today = venueToday(window.now, window.zone);
    const latest = latestBookableDate(window);
    const all = periodOf(query, today);
    const dates = all.filter((date) => date >= today && (!latest || date <= latest));
    const demand = await this.demand(ctx, type, query);
    const moved = query.treatment === undefined ? [] : [query.treatment.toLowerCase()];
    const read = await this.days.readAll(ctx, dates, type, moved);
    const starts = new Map(
      read.map((day, index) => {
        const date = dates[index] ?? today;
        const free = freeStarts(demand, day, vendor.spaTimeSlotSpaceInMinutes);
        return [date, bookableStarts(date, free, window)];
      }),
    );
    return all.map((date) => ({ date, starts: starts.get(date) ?? [] }));
  }

  /** @throws {NotFoundError} another type's length, another guest's treatment */
  private async demand(
    ctx: RequestContext,
    type: TreatmentType,
    { length, gender, therapist, treatment }: TreatmentOfferQuery,
  ): Promise<TreatmentDemand> {
    const { therapistsNeeded, guests } = type;
    if (treatment === undefined) {
      const plan = treatmentPlan({ ...type, phases: lengthOf(type, length).phases });
      const wish = { gender: gender ?? null, _therapist: therapist ?? null };
      return { plan, therapistsNeeded, guests, wish };
    }
    const moved = await this.treatments.own(ctx, treatment);
    if (!moved._treatmentType?.equals(type._id)) throw new NotFoundError();
    const wish = {
      gender: moved.wish?.gender ?? null,
      _therapist: moved.wish?._therapist?.toHexString() ?? null,
    };
    const end = moved.timeindexEnd - moved.timeindexStart;
    const endAndReset = moved.timeindexEndAndReset - moved.timeindexStart;
    const plan = { ...moved.held, end, endAndReset };
    return { plan, therapistsNeeded, guests: moved.guests, wish };
  }
}

const windowOf = (
  { now }: RequestContext,
  { timezone: zone }: Vendor,
  { minNoticeMinutes, bookingWindowDays }: TreatmentType,
) => ({ now: now.getTime(), zone, minNoticeMinutes, bookingWindowDays });

/** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
function periodOf({ from, until }: TreatmentOfferQuery, today: string): string[] {
  const first = from ?? today;
  const last = until ?? addDays(first, DEFAULT_DAYS - 1);
  if (last < first) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(first, last) >= MAX_DAYS) throw new RuleError('PERIOD_TOO_LONG');
  return eachDay(first, last);
}

/** @param therapists by hex id, those of other types too */
function toBookable(
  type: TreatmentType,
  therapists: ReadonlyMap<string, Therapist>,
  { currency }: Vendor,
  language: string,
): BookableTreatmentOutput {
  const { name, description } = pickTranslation(
    type.languageList,
    languageOf(language) ?? 'en',
    type,
  );
  return {
    ...{ _id: type._id.toHexString(), name, description },
    lengths: type.lengths.map(({ _id, phases, price }) => ({
      ...{ _id: _id.toHexString(), minutes: treatmentMinutes(phases), price },
    })),
    currency,
    guests: type.guests,
    cancelInformation: type.cancelInformation,
    therapists: type.therapists
      .flatMap((id) => therapists.get(id.toHexString()) ?? [])
      .filter(({ active }) => active)
      .toSorted((a, b) => a.sortOrder - b.sortOrder || a.name.localeCompare(b.name))
      .map((therapist) => toOffered(therapist, type)),
  };
}

const toOffered = (
  { _id, name, gender, _picture, imgUrl, level }: Therapist,
  { levelPrices }: TreatmentType,
): OfferedTherapist => ({
  ...{ _id: _id.toHexString(), name, gender },
  ...(_picture ? { _picture: _picture.toHexString() } : {}),
  ...(imgUrl ? { imgUrl } : {}),
  surcharge: levelPrices.find((price) => price.level === level)?.surcharge ?? 0,
});
