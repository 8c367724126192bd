import { type MergedField, mergedFields } from '@atrium/rules/guest-merge';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsMongoId, Min } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out';
import { PageQuery } from '../../../common/http/page.dto';
import { present } from '../../../common/present';
import type { Customer } from '../customer.schema';
import { CustomerOutput } from '../customers.dto';
import type { GuestDuplicate } from './guest-duplicate.schema';
import type { GuestMerge } from './guest-merge.schema';

export class DuplicatesQuery extends PageQuery {
  /** Id of a guest: only who looks like that one. */
  @MayBeLeftOut() @IsMongoId() guest?: string;
}

/** A guest of a pair, to be told from the other at a glance. */
export class DuplicateGuestOutput {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** Calendar date `yyyy-mm-dd`. */
  birthDate?: string;
  loyaltyCode?: string;
  /** ISO instant. */
  createdAt: string;
}

/** Two guests who look like one. */
export class DuplicateOutput {
  _id: string;
  /** 40 to 100: how sure one may be. */
  score: number;
  /** `nameAndBirthDate`, `email`, `phone`, `name`: what speaks for it, the strongest first. */
  reasons: string[];
  /** Both, the older one first. */
  guests: DuplicateGuestOutput[];
}

export class DuplicatesPageOutput {
  /** The surest first. */
  items: DuplicateOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export class MergePreviewInput {
  /** Id of the guest who stays. */
  @IsMongoId() kept: string;
  /** Id of the guest who is taken up into the other, and hidden. */
  @IsMongoId() merged: string;
  /**
   * Details that shall be the merged guest's. Of the others the kept guest's stays, unless that is blank;
   * a value is never given up for a blank.
   */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(mergedFields.length)
  @ArrayUnique()
  @IsIn(mergedFields, { each: true })
  take?: MergedField[];
}

export class MergeInput extends MergePreviewInput {
  /** Of the kept guest as previewed; 409 STALE_VERSION when somebody saved since. */
  @MayBeLeftOut() @IsInt() @Min(0) keptVersion?: number;
  /** Of the merged guest as previewed. */
  @MayBeLeftOut() @IsInt() @Min(0) mergedVersion?: number;
}

/** What becomes of one detail; values as text, an address on one line. */
export class MergeFieldOutput {
  /** E.g. `email`. */
  field: string;
  /** Of the kept guest; absent: none. */
  kept?: string;
  /** Of the merged guest; absent: none. */
  merged?: string;
  /** Whose stays: `kept` or `merged`. */
  from: string;
}

export class MovedOutput {
  /** `bookings`, `stays`, `messages`, `memberships`, … */
  kind: string;
  count: number;
}

/** What a merge would do; nothing is changed. */
export class MergePreviewOutput {
  kept: CustomerOutput;
  merged: CustomerOutput;
  /** Every detail that either has, in the order of the guest card. */
  fields: MergeFieldOutput[];
  /** Comments of both, as they will stand together. */
  globalComments?: string;
  /** The kept guest will be 'Eternal': one of the two is. */
  doNotDelete: boolean;
  /** What becomes the kept guest's, with how many. */
  moves: MovedOutput[];
}

export class GuestMergeOutput {
  _id: string;
  /** Id of the guest who stays. */
  kept: string;
  /** Id of the guest who is hidden. */
  merged: string;
  /** Name of the hidden guest. */
  mergedName: string;
  /** ISO instant. */
  at: string;
  /** Name of who merged them. */
  by: string;
  moved: MovedOutput[];
  /** ISO instant; absent while the merge stands. */
  undoneAt?: string;
}

/** The guest who stays, as the merge or its undoing left them. */
export class MergeDoneOutput {
  merge: GuestMergeOutput;
  guest: CustomerOutput;
}

export function toDuplicateOutput(
  { _id, score, reasons }: GuestDuplicate,
  guests: readonly Customer[],
): DuplicateOutput {
  const oldestFirst = [...guests].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return {
    _id: _id.toHexString(),
    score,
    reasons,
    guests: oldestFirst.map((guest) =>
      present({
        _id: guest._id.toHexString(),
        firstname: guest.firstname,
        lastname: guest.lastname,
        email: guest.email,
        phone: guest.phone,
        birthDate: guest.birthDate,
        loyaltyCode: guest.loyaltyCode,
        createdAt: guest.createdAt.toISOString(),
      }),
    ),
  };
}

export function toGuestMergeOutput(merge: GuestMerge): GuestMergeOutput {
  const { firstname = '', lastname = '' } = merge.mergedBefore;
  return {
    _id: merge._id.toHexString(),
    kept: merge.kept.toHexString(),
    merged: merge.merged.toHexString(),
    mergedName: `${firstname} ${lastname}`.trim(),
    at: merge.at.toISOString(),
    by: 'name' in merge.by ? merge.by.name : '',
    moved: merge.moved.map(({ kind, ids }) => ({ kind, count: ids.length })),
    ...(merge.undoneAt ? { undoneAt: merge.undoneAt.toISOString() } : {}),
  };
}
