import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean } from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { SendMessageInput } from '../messages/public';

/** As many as a list has on a page, and as one transaction writes. */
const MAX_GUESTS = 200;

class RecipientIds {
  /** Ids of 1 to 200 guests. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_GUESTS)
  @ArrayUnique()
  @IsId({ each: true })
  customers: string[];
}

export class RecipientsInput extends RecipientIds {
  /** Marketing: not sent to guests who declined it. Default: false. */
  @MayBeLeftOut() @IsBoolean() marketing?: boolean;
}

/** What staff write to several guests at once. */
export class GroupMessageInput extends IntersectionType(SendMessageInput, RecipientIds) {}

export const leftOutReasons = ['noEmail', 'optedOut'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A guest whom the message does not reach. */
export class LeftOutOutput {
  /** Id of the guest. */
  _id: string;
  firstname: string;
  lastname: string;
  @ApiProperty({ enum: leftOutReasons, enumName: 'LeftOutReason' }) reason: LeftOutReason;
}

/** Whom a message reaches. */
export class RecipientsOutput {
  /** Guests. */
  reached: number;
  /** In the given order. */
  leftOut: LeftOutOutput[];
}
