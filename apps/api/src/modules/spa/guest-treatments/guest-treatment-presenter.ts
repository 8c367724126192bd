import { daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { guestChangeProblem, guestDeadline } from '@atrium/rules/spa/treatments/guest-treatment';
import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { VendorsService } from '../../vendors/public';
import { type TreatmentRoom, TreatmentRoomsService } from '../rooms/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';
import {
  extrasOf,
  type Treatment,
  TreatmentsService,
  toCoveredBy,
  toWish,
} from '../treatments/public';
import type { HubTreatment } from './guest-treatments.dto';

interface References {
  readonly types: ReadonlyMap<string, TreatmentType>;
  readonly therapists: ReadonlyMap<string, Therapist>;
  readonly rooms: ReadonlyMap<string, TreatmentRoom>;
  /** Ids of journeys that other guests have a part in. */
  readonly sharedJourneys: ReadonlySet<string>;
  readonly language: string;
  /** IANA, the venue's. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Treatments as their guest sees them. */
@Injectable()
export class GuestTreatmentPresenter {
  constructor(
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
    private readonly treatments: TreatmentsService,
  ) {}

  async all(ctx: RequestContext, treatments: readonly Treatment[]): Promise<HubTreatment[]> {
    const { timezone: zone } = await this.vendors.current(ctx);
    const references = {
      types: await this.types.byIds(
        ctx,
        treatments.flatMap(({ _treatmentType }) => _treatmentType ?? []),
      ),
      therapists: await this.therapists.byIds(
        ctx,
        treatments.flatMap((one) => one.therapists.map(({ _therapist }) => _therapist)),
      ),
      rooms: await this.rooms.byIds(
        ctx,
        treatments.flatMap(({ _room }) => _room ?? []),
      ),
      sharedJourneys: await this.treatments.journeysOfOthers(ctx, treatments),
      ...{ language: ctx.language, zone, now: ctx.now.getTime() },
    };
    return treatments.flatMap((one) => toHubTreatment(one, references) ?? []);
  }

  async one(ctx: RequestContext, treatment: Treatment): Promise<HubTreatment> {
    const [shown] = await this.all(ctx, [treatment]);
    if (!shown) throw new Error('a guest’s treatment has a type and terms');
    return shown;
  }
}

/** Undefined for what no guest has: a pause. */
function toHubTreatment(
  treatment: Treatment,
  { types, therapists, rooms, sharedJourneys, language, zone, now }: References,
): HubTreatment | undefined {
  const { _id, _treatmentType, _room, terms, wish, date, status } = treatment;
  const type = types.get(_treatmentType?.toHexString() ?? '');
  if (!type || !terms) return undefined;
  const changeable = { ...treatment, cancelInformation: terms.cancelInformation };
  const may = (what: 'move' | 'cancel') =>
    guestChangeProblem(what, changeable, { now, zone }) === undefined;
  const room = _room && rooms.get(_room.toHexString())?.name;
  const journey = treatment._journey?.toHexString();
  return {
    _id: _id.toHexString(),
    ...(treatment.bookingId ? { bookingId: treatment.bookingId } : {}),
    _treatmentType: {
      _id: type._id.toHexString(),
      name: pickTranslation(type.languageList, languageOf(language) ?? 'en', type).name,
    },
    date,
    timeindexStart: treatment.timeindexStart,
    timeindexEnd: treatment.timeindexEnd,
    status,
    therapists: treatment.therapists.flatMap(
      ({ _therapist }) => therapists.get(_therapist.toHexString())?.name ?? [],
    ),
    ...(room ? { room } : {}),
    ...(journey && !sharedJourneys.has(journey) ? { _journey: journey } : {}),
    guests: treatment.guests,
    comment: treatment.comment,
    ...(wish ? { wish: toWish(wish) } : {}),
    ...{ total: 0, ...extrasOf(treatment, language) },
    currency: terms.currency,
    ...(terms.coveredBy ? { coveredBy: toCoveredBy(terms.coveredBy) } : {}),
    cancellationDeadline: new Date(guestDeadline(changeable, zone)).toISOString(),
    canChange: may('move') && type.active && type.online,
    canCancel: may('cancel'),
    version: treatment.version,
    createdAt: treatment.createdAt.toISOString(),
  };
}

/** @param today yyyy-mm-dd @param minutes from midnight, of now */
export const isOver = (
  { date, timeindexEnd }: Pick<HubTreatment, 'date' | 'timeindexEnd'>,
  today: string,
  minutes: number,
): boolean => timeindexEnd <= daysBetween(date, today) * MINUTES_PER_DAY + minutes;
