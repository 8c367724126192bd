import { chooseRoom } from '@atrium/rules/spa/times/room-choice';
import { allowedBy, canGiveAt, chooseTherapists } from '@atrium/rules/spa/times/therapist-choice';
import { type TreatmentPlan, treatmentPlan } from '@atrium/rules/spa/treatments/treatment-plan';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { objectId } from '../../../common/database/object-id';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { type ReadDay, SpaDays } from '../days/public';
import type { TreatmentLength, TreatmentType } from '../treatment-types/public';
import type { Treatment, TreatmentWish } from './treatment.schema';

/** A treatment whose therapists and room are to be settled. */
export interface WantedTreatment {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  readonly type: TreatmentType;
  /** Of the type; absent: it takes what it took so far. */
  readonly length?: TreatmentLength;
  /** What it is now, if it is a change. */
  readonly before?: Treatment;
  /** Hex ids of treatments whose own time is free to it. */
  readonly moved: readonly string[];
  /** Those who are named; the others are chosen. */
  readonly therapists: readonly Types.ObjectId[];
  readonly room: Types.ObjectId | undefined;
  readonly wish: TreatmentWish | undefined;
  /** Minutes that a piece of a day needs to be of use. */
  readonly useful: number;
}

/** Who gives it, where, and when it takes them. */
export type PlannedFields = Pick<
  Treatment,
  'timeindexEnd' | 'timeindexEndAndReset' | 'held' | 'therapists' | '_room' | 'guests'
>;

export interface PlannedFieldsOfTime extends PlannedFields {
  /** Whoever was named does not work then: told after what is taken, which says more. */
  readonly isOffShift: boolean;
  /** Whoever was named works no more at all. */
  readonly isInactive: boolean;
}

/** Settles who gives a treatment, and where. */
@Injectable()
export class TreatmentPlans {
  constructor(private readonly days: SpaDays) {}

  /**
   * @throws {RuleError} THERAPIST_CANNOT_GIVE, ROOM_NOT_SUITABLE, WISH_NOT_KEPT
   * @throws {ConflictError} NO_THERAPIST_FREE, NO_TREATMENT_ROOM_FREE
   */
  async settle(tx: Transaction, wanted: WantedTreatment): Promise<PlannedFieldsOfTime> {
    const { date, start, type, before } = wanted;
    const plan = planOf(wanted);
    const day = await this.days.read(
      tx,
      date,
      { ...type, therapists: [...type.therapists, ...wanted.therapists] },
      wanted.moved,
    );
    const guests = wanted.length || !before ? type.guests : before.guests;
    const therapists = therapistsFor(wanted, plan, day);
    return {
      timeindexEnd: start + plan.end,
      timeindexEndAndReset: start + plan.endAndReset,
      held: { therapist: [...plan.therapist], room: plan.room },
      therapists: therapists.map((_therapist) => ({ _therapist })),
      _room: roomFor(wanted, plan, day, guests),
      guests,
      isInactive: wanted.therapists.some((id) => !day.therapistsById.has(id.toHexString())),
      isOffShift: wanted.therapists.some((id) => !worksThen(id, start, plan, day)),
    };
  }
}

function planOf({ type, length, before }: WantedTreatment): TreatmentPlan {
  if (length) return treatmentPlan({ ...type, phases: length.phases });
  if (!before) throw new Error('a new treatment has a length');
  return {
    ...before.held,
    end: before.timeindexEnd - before.timeindexStart,
    endAndReset: before.timeindexEndAndReset - before.timeindexStart,
  };
}

function worksThen(
  id: Types.ObjectId,
  start: number,
  plan: TreatmentPlan,
  { therapists }: ReadDay,
): boolean {
  const times = therapists.find(({ _id }) => _id === id.toHexString());
  return times !== undefined && canGiveAt(start, plan, times);
}

function therapistsFor(
  { start, type, before, therapists: named, wish, useful }: WantedTreatment,
  plan: TreatmentPlan,
  day: ReadDay,
): Types.ObjectId[] {
  const has = (ids: readonly Types.ObjectId[], id: Types.ObjectId) =>
    ids.some((one) => one.equals(id));
  const had = before?.therapists.map(({ _therapist }) => _therapist) ?? [];
  const isNew = (id: Types.ObjectId) => !has(had, id) || !before?._treatmentType?.equals(type._id);
  if (named.some((id) => isNew(id) && !has(type.therapists, id))) {
    throw RuleError.ofField('THERAPIST_CANNOT_GIVE', 'therapists');
  }
  const namedTimes = day.therapists.filter(({ _id }) => has(named, objectId(_id)));
  if (allowedBy({ gender: wish?.gender ?? null }, namedTimes).length < namedTimes.length)
    throw notKept();
  const missing = type.therapistsNeeded - named.length;
  const isNamed = wish?._therapist !== undefined && has(named, wish._therapist);
  if (missing <= 0) {
    if (wish?._therapist && !isNamed) throw notKept();
    return [...named];
  }
  const others = day.therapists.filter(
    ({ _id }) => !has(named, objectId(_id)) && has(type.therapists, objectId(_id)),
  );
  const open = isNamed ? undefined : wish?._therapist?.toHexString();
  const asked = { gender: wish?.gender ?? null, _therapist: open ?? null };
  const chosen = chooseTherapists(
    { plan, therapistsNeeded: missing, wish: asked },
    start,
    others,
    useful,
  );
  if (!chosen) throw new ConflictError('NO_THERAPIST_FREE');
  return [...named, ...chosen.map(objectId)];
}

const notKept = () => RuleError.ofField('WISH_NOT_KEPT', 'therapists');

function roomFor(
  { start, type, before, room, useful }: WantedTreatment,
  plan: TreatmentPlan,
  day: ReadDay,
  guests: number,
): Types.ObjectId {
  if (room) {
    const isKept = before?._room?.equals(room) && before._treatmentType?.equals(type._id);
    const places = day.roomsById.get(room.toHexString())?.places ?? 0;
    if (!isKept && places < guests) throw RuleError.ofField('ROOM_NOT_SUITABLE', '_room');
    return room;
  }
  const chosen = chooseRoom({ plan, guests }, start, day.rooms, useful);
  if (!chosen) throw new ConflictError('NO_TREATMENT_ROOM_FREE');
  return objectId(chosen);
}
