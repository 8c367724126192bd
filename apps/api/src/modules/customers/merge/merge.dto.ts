import { type MergedField, mergedFields } from '@atrium/rules/guests/guest-merge';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, Min } from 'class-validator';
import { PageQuery } from '../../../common/http/page.dto';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { present } from '../../../common/present';
import type { Customer } from '../customer.schema';
import { CustomerOutput } from '../customers.dto';
import type { GuestDuplicate } from './guest-duplicate.schema';
import type { GuestMerge } from './guest-merge.schema';

export class DuplicatesQuery extends PageQuery {
  /** Id of a guest: only the duplicates of that guest. */
  @MayBeLeftOut() @IsId() guest?: string;
}

/** A guest of a pair, with what tells the two apart. */
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

/** Two guests who may be the same person. */
export class DuplicateOutput {
  _id: string;
  /** How likely they are the same guest: 40 to 100 per cent. */
  score: number;
  /** `nameAndBirthDate`, `email`, `phone`, `name`: the matches, strongest first. */
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
  /** Id of the guest to keep. */
  @IsId() kept: string;
  /** Id of the guest to merge into the other and hide. */
  @IsId() merged: string;
  /**
   * Details to take from the merged guest. For the others the kept guest's value stays unless it is
   * blank; a value is never replaced by a blank.
   */
  @ApiProperty({ enum: mergedFields, enumName: 'MergedField', isArray: true, required: false })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(mergedFields.length)
  @ArrayUnique()
  @IsIn(mergedFields, { each: true })
  take?: MergedField[];
}

export class MergeInput extends MergePreviewInput {
  /** Version of the kept guest in the preview; 409 STALE_VERSION if somebody saved since. */
  @MayBeLeftOut() @IsInt() @Min(0) keptVersion?: number;
  /** Version of the merged guest in the preview. */
  @MayBeLeftOut() @IsInt() @Min(0) mergedVersion?: number;
}

/** The outcome for one detail; values as text, an address on one line. */
export class MergeFieldOutput {
  /** E.g. `email`. */
  field: string;
  /** The kept guest's value; absent: none. */
  kept?: string;
  /** The merged guest's value; absent: none. */
  merged?: string;
  /** Whose value stays: `kept` or `merged`. */
  from: string;
}

export class MovedOutput {
  /** `bookings`, `stays`, `messages`, `memberships`, … */
  kind: string;
  count: number;
}

/** What a merge would do. Nothing is changed. */
export class MergePreviewOutput {
  kept: CustomerOutput;
  merged: CustomerOutput;
  /** Every detail either guest has, in the order of the guest card. */
  fields: MergeFieldOutput[];
  /** The combined comments. */
  globalComments?: string;
  /** The kept guest will be Eternal, because one of the two is. */
  doNotDelete: boolean;
  /** What moves to the kept guest, with counts. */
  moves: MovedOutput[];
}

export class GuestMergeOutput {
  _id: string;
  /** Id of the kept guest. */
  kept: string;
  /** Id of the hidden guest. */
  merged: string;
  /** Name of the hidden guest. */
  mergedName: string;
  /** ISO instant. */
  at: string;
  /** Name of the person who merged them. */
  by: string;
  moved: MovedOutput[];
  /** ISO instant; absent unless undone. */
  undoneAt?: string;
}

/** The kept guest after the merge or its undoing. */
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
