import { treatmentPrice } from '@atrium/rules/spa/treatments/treatment-price';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { clientId, objectId } from '../../../common/database/object-id';
import { RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService } from '../../customers/public';
import { SegmentsService } from '../../segments/public';
import { VendorsService } from '../../vendors/public';
import { lengthOf } from '../days/public';
import { TreatmentRoomsService } from '../rooms/public';
import { TherapistsService } from '../therapists/public';
import {
  type TreatmentLength,
  type TreatmentType,
  TreatmentTypesService,
} from '../treatment-types/public';
import { TreatmentAddons } from './addons/treatment-addons';
import type { Treatment, TreatmentTerms, TreatmentWish } from './treatment.schema';
import { TreatmentPlans } from './treatment-plans';
import type { TreatmentChange, TreatmentInput, TreatmentWishInput } from './treatments.dto';

type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/** What a treatment becomes. */
export interface Draft {
  readonly after: Treatment;
  /** Somebody who is named does not work then: told after what is taken, which says more. */
  readonly isOffShift: boolean;
  /** Somebody who is named works no more at all. */
  readonly isInactive: boolean;
}

/** What a draft is made of, beside what was asked for. */
interface Known {
  /** None: it is new. */
  readonly before?: Treatment;
  /** Hex ids of treatments whose own time is free to it. */
  readonly moved?: readonly string[];
  /** The therapists were chosen, nobody asked for them. */
  readonly isChosen?: boolean;
}

/** Says what becomes of a treatment that staff book or change. */
@Injectable()
export class TreatmentDrafts {
  // eight: what a treatment refers to is each read where it belongs
  constructor(
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
    private readonly customers: CustomersService,
    private readonly segments: SegmentsService,
    private readonly plans: TreatmentPlans,
    private readonly addons: TreatmentAddons,
  ) {}

  /**
   * @param isChosen the therapists were chosen by the rules, nobody asked for them
   * @throws {NotFoundError} what it refers to
   * @throws {RuleError} FIELD_REQUIRED, INVALID_TIME, PAUSE_WITH_GUEST, PAUSE_WITHOUT_RESOURCE,
   *   TREATMENT_TYPE_INACTIVE, and those of `TreatmentPlans.settle` and `TreatmentAddons.choose`
   * @throws {ConflictError} as `TreatmentPlans.settle`
   */
  async create(tx: Transaction, input: TreatmentInput, isChosen = false): Promise<Draft> {
    const vendor = await this.vendors.current(tx);
    const base = newTreatment(tx, vendor, input);
    const draft = await this.next(tx, vendor, base, input, { isChosen });
    return this.withAddons(tx, draft, input);
  }

  /**
   * Omitted fields stay.
   * @param moved hex ids of treatments whose own time is free to it, itself among them
   * @throws as `create`
   */
  async change(
    tx: Transaction,
    before: Treatment,
    change: TreatmentChange,
    moved: readonly string[],
  ): Promise<Draft> {
    const vendor = await this.vendors.current(tx);
    const draft = await this.next(tx, vendor, before, change, { before, moved });
    return this.withAddons(tx, draft, change);
  }

  private async next(
    tx: Transaction,
    vendor: Vendor,
    base: Treatment,
    given: TreatmentChange,
    { before, moved = [], isChosen = false }: Known,
  ): Promise<Draft> {
    const plain = await this.withDetails(tx, base, given);
    if (isPause(plain) && plain._customer) throw RuleError.ofField('PAUSE_WITH_GUEST', '_customer');
    if (before && !movesOrSwaps(before, given)) return settled(plain);
    const { date = base.date, timeindexStart = base.timeindexStart } = given;
    const therapists = given.therapists
      ? given.therapists.map(({ _therapist }) => clientId(_therapist))
      : base.therapists.map(({ _therapist }) => _therapist);
    const named = given._room === null ? undefined : (given._room ?? base._room);
    const room = named === undefined ? undefined : clientId(named.toString());
    await this.therapists.claim(tx, therapists);
    await this.rooms.claim(tx, room ? [room] : []);
    const timed = { ...plain, date, timeindexStart };
    const typeId = given._treatmentType ?? base._treatmentType;
    if (!typeId) return settled(pauseOf(timed, given, therapists, room));
    const type = await this.types.get(tx, typeId);
    const length = chosenLength(type, given, before);
    const { isOffShift, isInactive, ...fields } = await this.plans.settle(tx, {
      ...{ date, start: timeindexStart, type, therapists, room, wish: timed.wish },
      ...(length ? { length } : {}),
      ...(before ? { before } : {}),
      ...{ moved, useful: vendor.spaTimeSlotSpaceInMinutes },
    });
    // who or what it had before is kept by the treatment itself
    if (!before?._treatmentType?.equals(type._id)) await this.types.claim(tx, [type._id]);
    if (!room && fields._room) await this.rooms.claim(tx, [fields._room]);
    if (given.timeindexEnd != null && given.timeindexEnd !== fields.timeindexEnd) {
      throw RuleError.ofField('INVALID_TIME', 'timeindexEnd');
    }
    const after = { ...timed, ...fields, _treatmentType: type._id };
    if (!length) return { after, isOffShift, isInactive };
    const asked = isChosen ? [] : therapists;
    const terms = await this.terms(tx, vendor, type, length, asked, timed.wish);
    return { after: { ...after, _length: length._id, terms }, isOffShift, isInactive };
  }

  private async withAddons(
    tx: Transaction,
    draft: Draft,
    { addons: chosen }: TreatmentChange,
  ): Promise<Draft> {
    if (!chosen) return draft;
    const addons = await this.addons.choose(tx, draft.after, chosen);
    return { ...draft, after: { ...draft.after, addons } };
  }

  /** With everything that takes nobody's time. */
  private async withDetails(
    tx: Transaction,
    base: Treatment,
    given: TreatmentChange,
  ): Promise<Treatment> {
    const { status, comment, internalComment, treatmentLock, _customer, _segment, wish } = given;
    const { _customer: was, wish: wished, intakeGuest, bookingId, ...rest } = base;
    const customer =
      _customer === undefined ? was : _customer && (await this.customers.claim(tx, _customer));
    const wanted = wish === undefined ? wished : await this.wishOf(tx, wish);
    const isSameGuest = customer && was?.equals(customer);
    const segment = _segment ? (await this.segments.get(tx, _segment))._id : base._segment;
    return {
      ...rest,
      status: status ?? base.status,
      comment: comment ?? base.comment,
      internalComment: internalComment ?? base.internalComment,
      treatmentLock: treatmentLock ?? base.treatmentLock,
      ...(customer ? { _customer: customer } : {}),
      // the links that one guest was mailed lead nowhere once it is another's
      ...(intakeGuest && isSameGuest ? { intakeGuest } : {}),
      ...(bookingId && isSameGuest ? { bookingId } : {}),
      ...(wanted ? { wish: wanted } : {}),
      ...(segment ? { _segment: segment } : {}),
    };
  }

  /** @throws {NotFoundError} the therapist */
  private async wishOf(
    tx: Transaction,
    wish: TreatmentWishInput | null,
  ): Promise<TreatmentWish | undefined> {
    const { gender, _therapist } = wish ?? {};
    const therapist = _therapist ? await this.therapists.get(tx, _therapist) : undefined;
    if (!gender && !therapist) return undefined;
    return {
      ...(gender ? { gender } : {}),
      ...(therapist ? { _therapist: therapist._id } : {}),
    };
  }

  private async terms(
    tx: Transaction,
    { currency }: Vendor,
    { levelPrices, cancelInformation }: TreatmentType,
    length: TreatmentLength,
    named: readonly Types.ObjectId[],
    wish: TreatmentWish | undefined,
  ): Promise<TreatmentTerms> {
    const asked = [...named, ...(wish?._therapist ? [wish._therapist] : [])];
    const found = await this.therapists.byIds(tx, asked);
    const levels = [...found.values()].map(({ level }) => level);
    const price = treatmentPrice(length.price, levelPrices, levels);
    return { price, currency, cancelInformation };
  }
}

const settled = (after: Treatment): Draft => ({ after, isOffShift: false, isInactive: false });

/** Whether a change asks for other times, therapists or another room: the whole treatment may be sent back. */
function movesOrSwaps(before: Treatment, change: TreatmentChange): boolean {
  const isOther = (was: unknown, wanted: unknown) => wanted !== undefined && wanted !== was;
  const isOtherId = (was: Types.ObjectId | undefined, wanted: string | null | undefined) =>
    wanted !== undefined && wanted?.toLowerCase() !== was?.toHexString();
  const { therapists, wish } = change;
  return (
    isOther(before.date, change.date) ||
    isOther(before.timeindexStart, change.timeindexStart) ||
    isOther(before.timeindexEnd, change.timeindexEnd ?? undefined) ||
    isOtherId(before._treatmentType, change._treatmentType) ||
    isOtherId(before._length, change._length) ||
    isOtherId(before._room, change._room) ||
    therapists?.length !== (therapists && before.therapists.length) ||
    (therapists ?? []).some(({ _therapist }, index) =>
      isOtherId(before.therapists[index]?._therapist, _therapist),
    ) ||
    isOther(before.wish?.gender ?? null, wish && (wish.gender ?? null)) ||
    (wish != null && isOtherId(before.wish?._therapist, wish._therapist ?? null))
  );
}

/** The length whose times and price are to be taken over; undefined if it stays as it was booked. */
function chosenLength(
  type: TreatmentType,
  { _treatmentType, _length }: TreatmentChange,
  before: Treatment | undefined,
): TreatmentLength | undefined {
  const isOther = !before?._treatmentType?.equals(type._id);
  if (isOther && !type.active) throw new RuleError('TREATMENT_TYPE_INACTIVE');
  if (isOther || (_treatmentType === undefined && _length === undefined)) {
    return isOther ? lengthOf(type, _length) : undefined;
  }
  const stays = _length === undefined || before?._length?.equals(clientId(_length));
  return stays ? undefined : lengthOf(type, _length);
}

/**
 * A pause takes whom it names for all of its time.
 * @throws {RuleError} FIELD_REQUIRED, INVALID_TIME, PAUSE_WITHOUT_RESOURCE
 */
function pauseOf(
  treatment: Treatment,
  { timeindexEnd }: TreatmentChange,
  therapists: readonly Types.ObjectId[],
  room: Types.ObjectId | undefined,
): Treatment {
  if (!isPause(treatment)) throw RuleError.ofField('FIELD_REQUIRED', '_treatmentType');
  const { timeindexStart: start, held } = treatment;
  const end = timeindexEnd ?? start + held.room.until;
  if (end <= start) throw RuleError.ofField('INVALID_TIME', 'timeindexEnd');
  if (therapists.length === 0 && !room) throw new RuleError('PAUSE_WITHOUT_RESOURCE');
  const { _room, ...rest } = treatment;
  const whole = { from: 0, until: end - start };
  return {
    ...rest,
    timeindexEnd: end,
    timeindexEndAndReset: end,
    held: { therapist: [whole], room: whole },
    therapists: therapists.map((_therapist) => ({ _therapist })),
    ...(room ? { _room: room } : {}),
  };
}

/** Before anything of it is settled. */
const newTreatment = (tx: Transaction, vendor: Vendor, input: TreatmentInput): Treatment => ({
  ...{ _id: new Types.ObjectId(), _vendor: objectId(tx.vendorId) },
  ...{ date: input.date, timeindexStart: input.timeindexStart },
  ...{ timeindexEnd: input.timeindexStart, timeindexEndAndReset: input.timeindexStart },
  status: 'confirmed',
  therapists: [],
  held: { therapist: [], room: { from: 0, until: 0 } },
  ...(vendor._defaultSegment ? { _segment: vendor._defaultSegment } : {}),
  ...{ treatmentLock: false, comment: '', internalComment: '', onlineBooking: false, guests: 0 },
  ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
});
