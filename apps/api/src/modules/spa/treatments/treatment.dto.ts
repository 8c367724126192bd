import { type TherapistGender, therapistGenders } from '@atrium/rules/spa/setup';
import {
  type TreatmentStatus,
  treatmentStatuses,
} from '@atrium/rules/spa/treatments/treatment-status';
import { ApiProperty } from '@nestjs/swagger';
import type { GuestContact } from '../../customers/public';
import { type Segment, segmentName } from '../../segments/public';
import { BookedAddonOutput, toBookedAddon } from '../../services/public';
import type { TreatmentRoom } from '../rooms/public';
import type { Therapist } from '../therapists/public';
import type { TreatmentType } from '../treatment-types/public';
import { totalOf } from './addons/treatment-total';
import type { Treatment, TreatmentCoveredBy, TreatmentTerms } from './treatment.schema';

export class TreatmentCustomer {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  phone?: string;
  allergies?: string;
  /** Staff's mark; absent: none. */
  vip?: boolean;
  /** What the guest likes. */
  preferences?: string;
  /** Staff's words for kinds of guests; absent: none. */
  tags?: string[];
}

export class TreatmentTypeRef {
  _id: string;
  name: string;
  /** Hours before the start until which the guest may cancel, as agreed. */
  cancelInformation: number;
}

export class TreatmentTherapistRef {
  _id: string;
  name: string;
  /** Their staff account, if they have one. */
  _user?: string;
  @ApiProperty({ enum: therapistGenders, enumName: 'TherapistGender' }) gender: TherapistGender;
  imgUrl?: string;
}

export class TreatmentTherapistOutput {
  _therapist: TreatmentTherapistRef;
}

export class TreatmentRoomRef {
  _id: string;
  name: string;
}

export class TreatmentSegmentRef {
  _id: string;
  type: string;
}

/** Minutes from the start of a treatment. */
export class HeldSpan {
  from: number;
  until: number;
}

/** What a treatment takes of those who give it and of its room, preparation and reset included. */
export class HeldTimesOutput {
  /** Of each therapist, by start: in a setting phase they are free. */
  therapist: HeldSpan[];
  room: HeldSpan;
}

export class TreatmentWishOutput {
  @ApiProperty({ enum: ['woman', 'man'], required: false }) gender?: 'woman' | 'man';
  /** Id. */
  _therapist?: string;
}

/** What pays for a treatment instead of its guest. */
export class TreatmentCoveredByOutput {
  @ApiProperty({ enum: ['membership', 'stay'] }) kind: 'membership' | 'stay';
  /** Id of the membership or the stay. */
  _id: string;
  /** Of what the stay includes: its id in the stay. */
  _stayTreatment?: string;
  /** Of the membership’s type or the stay’s package, as it was booked; of a stay without one, its days. */
  name: string;
}

/** What was agreed when it was booked. */
export class TreatmentTermsOutput {
  /** Minor units, for everybody in it. */
  price: number;
  /** ISO 4217. @example NOK */
  currency: string;
  /** Hours before the start until which the guest may cancel. */
  cancelInformation: number;
  /** What pays instead of the guest: the price is 0. */
  coveredBy?: TreatmentCoveredByOutput;
}

/** A treatment as staff see it. */
export class TreatmentOutput {
  _id: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  /** When the reset is over too. */
  timeindexEndAndReset: number;
  @ApiProperty({ enum: treatmentStatuses, enumName: 'TreatmentStatus' }) status: TreatmentStatus;
  /** Absent for a pause, and when the guest has been deleted. */
  _customer?: TreatmentCustomer;
  /** Absent for a pause. */
  _treatmentType?: TreatmentTypeRef;
  /** Id of the type's length that was booked. */
  _length?: string;
  therapists: TreatmentTherapistOutput[];
  _room?: TreatmentRoomRef;
  held: HeldTimesOutput;
  _segment?: TreatmentSegmentRef;
  /** Id of the journey that it belongs to: those that were booked together have the same. */
  _journey?: string;
  /** Nobody changes or deletes it until it is unlocked. */
  treatmentLock: boolean;
  comment: string;
  internalComment: string;
  /** Whether the guest booked it. */
  onlineBooking: boolean;
  /** Short reference of one that was booked without an account. @example K7M2Q9XP */
  bookingId?: string;
  /** How many get it at once; 0 for a pause. */
  guests: number;
  wish?: TreatmentWishOutput;
  /** Absent for a pause. */
  terms?: TreatmentTermsOutput;
  addons: BookedAddonOutput[];
  /** Minor units: the price and the addons. Absent for a pause. */
  total?: number;
  /** ISO instant when its therapist said that it began. */
  startedAt?: string;
  /** ISO instant when its therapist said that it was over. */
  doneAt?: string;
  version: number;
  createdAt: string;
}

/** A treatment as its guest may take it along. */
export class OwnTreatment {
  _id: string;
  /** Short reference of one that was booked without an account. */
  bookingId?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  status: string;
  name?: string;
  /** Names. */
  therapists: string[];
  comment?: string;
  wish?: TreatmentWishOutput;
  terms?: TreatmentTermsOutput;
  addons: BookedAddonOutput[];
  /** Minor units: the price and the addons. */
  total?: number;
}

/** What treatments refer to, by hex id, and the language that it is named in. */
export interface TreatmentReferences {
  readonly language: string;
  readonly customers: ReadonlyMap<string, GuestContact>;
  readonly types: ReadonlyMap<string, TreatmentType>;
  readonly therapists: ReadonlyMap<string, Therapist>;
  readonly rooms: ReadonlyMap<string, TreatmentRoom>;
  readonly segments: ReadonlyMap<string, Segment>;
}

export function toTreatmentOutput(
  treatment: Treatment,
  { customers, types, therapists, rooms, segments, language }: TreatmentReferences,
): TreatmentOutput {
  const { _id, _customer, _treatmentType, _length, _room, _segment, wish, terms } = treatment;
  const { startedAt, doneAt } = treatment;
  const customer = _customer && customers.get(_customer.toHexString());
  const type = _treatmentType && types.get(_treatmentType.toHexString());
  const room = _room && rooms.get(_room.toHexString());
  const segment = _segment && segments.get(_segment.toHexString());
  return {
    _id: _id.toHexString(),
    date: treatment.date,
    timeindexStart: treatment.timeindexStart,
    timeindexEnd: treatment.timeindexEnd,
    timeindexEndAndReset: treatment.timeindexEndAndReset,
    status: treatment.status,
    ...(customer ? { _customer: toCustomer(customer) } : {}),
    ...(type && terms
      ? {
          _treatmentType: {
            _id: type._id.toHexString(),
            name: type.name,
            cancelInformation: terms.cancelInformation,
          },
        }
      : {}),
    ...(_length ? { _length: _length.toHexString() } : {}),
    therapists: treatment.therapists.flatMap(({ _therapist }) => {
      const found = therapists.get(_therapist.toHexString());
      return found ? [{ _therapist: toTherapist(found) }] : [];
    }),
    ...(room ? { _room: { _id: room._id.toHexString(), name: room.name } } : {}),
    held: treatment.held,
    ...(treatment._journey ? { _journey: treatment._journey.toHexString() } : {}),
    ...(segment
      ? { _segment: { _id: segment._id.toHexString(), type: segmentName(language, segment) } }
      : {}),
    treatmentLock: treatment.treatmentLock,
    comment: treatment.comment,
    internalComment: treatment.internalComment,
    onlineBooking: treatment.onlineBooking,
    ...(treatment.bookingId ? { bookingId: treatment.bookingId } : {}),
    guests: treatment.guests,
    ...(wish ? { wish: toWish(wish) } : {}),
    ...(terms ? { terms: toTerms(terms) } : {}),
    ...extrasOf(treatment, language),
    ...(startedAt ? { startedAt: startedAt.toISOString() } : {}),
    ...(doneAt ? { doneAt: doneAt.toISOString() } : {}),
    version: treatment.version,
    createdAt: treatment.createdAt.toISOString(),
  };
}

/** @param name of its type, in the guest's language */
export function toOwnTreatment(
  treatment: Treatment,
  name: string | undefined,
  { therapists, language }: Pick<TreatmentReferences, 'therapists' | 'language'>,
): OwnTreatment {
  const { _id, date, timeindexStart, timeindexEnd, status, comment, wish, terms } = treatment;
  return {
    ...{ _id: _id.toHexString(), date, timeindexStart, timeindexEnd, status },
    ...(treatment.bookingId ? { bookingId: treatment.bookingId } : {}),
    ...(name ? { name } : {}),
    therapists: treatment.therapists.flatMap(
      ({ _therapist }) => therapists.get(_therapist.toHexString())?.name ?? [],
    ),
    ...(comment ? { comment } : {}),
    ...(wish ? { wish: toWish(wish) } : {}),
    ...(terms ? { terms: toTerms(terms) } : {}),
    ...extrasOf(treatment, language),
  };
}

const toTerms = ({ coveredBy, ...terms }: TreatmentTerms): TreatmentTermsOutput => ({
  ...terms,
  ...(coveredBy ? { coveredBy: toCoveredBy(coveredBy) } : {}),
});

export const toCoveredBy = ({
  kind,
  _id,
  _stayTreatment,
  name,
}: TreatmentCoveredBy): TreatmentCoveredByOutput => ({
  kind,
  _id: _id.toHexString(),
  ...(_stayTreatment ? { _stayTreatment: _stayTreatment.toHexString() } : {}),
  name,
});

/** What is sold with it, and what all of it costs. */
export const extrasOf = (treatment: Treatment, language: string) => ({
  addons: (treatment.addons ?? []).map((addon) => toBookedAddon(addon, language)),
  ...(treatment.terms ? { total: totalOf(treatment) } : {}),
});

const toCustomer = ({ _id, firstname, lastname, email, phone, ...known }: GuestContact) => ({
  ...{ _id: _id.toHexString(), firstname, lastname },
  ...(email ? { email } : {}),
  ...(phone ? { phone } : {}),
  ...(known.allergies ? { allergies: known.allergies } : {}),
  ...(known.vip ? { vip: known.vip } : {}),
  ...(known.preferences ? { preferences: known.preferences } : {}),
  ...(known.tags?.length ? { tags: known.tags } : {}),
});

const toTherapist = ({ _id, name, _user, gender, imgUrl }: Therapist): TreatmentTherapistRef => ({
  ...{ _id: _id.toHexString(), name, gender },
  ...(_user ? { _user: _user.toHexString() } : {}),
  ...(imgUrl ? { imgUrl } : {}),
});

export const toWish = ({
  gender,
  _therapist,
}: NonNullable<Treatment['wish']>): TreatmentWishOutput => ({
  ...(gender ? { gender } : {}),
  ...(_therapist ? { _therapist: _therapist.toHexString() } : {}),
});
