import { LANGUAGES } from '@atrium/rules/texts/languages';
import { PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsString, MaxLength, Min, MinLength } from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { type MessageText, type TemplateKind, templateKinds } from '../messages/public';

/** A venue's own words for a message, in one language. */
export class MessageTemplateInput {
  /** Which message it is for; `custom`: one that staff send by hand. */
  @IsIn(templateKinds) kind: TemplateKind;
  /** What staff call a `custom` one, 1 to 80 characters; of the others left out. */
  @MayBeLeftOut() @IsString() @MaxLength(80) name?: string;
  /** One of the seven languages. */
  @IsIn(LANGUAGES) language: string;
  /** 1 to 150 characters, with placeholders as `{{firstname}}`. */
  @IsString() @MinLength(1) @MaxLength(150) subject: string;
  /** Plain text with placeholders, 1 to 5,000 characters; blank lines part paragraphs. */
  @IsString() @MultiLine() @MinLength(1) @MaxLength(5_000) text: string;
  /** `custom` only: not sent to guests who declined marketing. Default: false. */
  @MayBeLeftOut() @IsBoolean() marketing?: boolean;
}

/** A field left out stays; the kind and the language of a text are what it is. */
export class MessageTemplateChange extends PartialType(
  PickType(MessageTemplateInput, ['name', 'subject', 'text', 'marketing']),
  { skipNullProperties: false },
) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class MessagePreviewInput extends PickType(MessageTemplateInput, [
  'kind',
  'language',
  'subject',
  'text',
]) {
  /** Id of the booking whose values it shows. Default: the one made last, with its guest. */
  @MayBeLeftOut() @IsId() bookingId?: string;
  /** Id of the guest whose values it shows, with an invented booking; does nothing beside `bookingId`. */
  @MayBeLeftOut() @IsId() customerId?: string;
  /** Invented values only. Default: false. */
  @MayBeLeftOut() @IsBoolean() example?: boolean;
}

export class PreviewBookingsQuery {
  /** A booking number, or any part of a guest's name, email or phone; up to 100 characters. Default: the newest. */
  @MayBeLeftOut() @IsString() @MaxLength(100) text?: string;
}

/** A booking to look at a message with. */
export class PreviewBookingOutput {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** First and last name. */
  guest: string;
  /** Name of the service. */
  service: string;
  /** `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight. */
  start: number;
}

export class MessageTemplateOutput {
  _id: string;
  kind: string;
  /** Empty but for `custom`. */
  name: string;
  language: string;
  subject: string;
  text: string;
  marketing: boolean;
  version: number;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
}

/** A message whose words a venue can choose. */
export class MessageKindOutput {
  /** E.g. `bookingConfirmation`; `custom`: one that staff send by hand. */
  kind: string;
  /** Names of the placeholders that its text may have. */
  placeholders: string[];
  /** The product's own subject, in the language asked for; empty of `custom`. */
  subject: string;
  /** The product's own text, to begin with. */
  text: string;
}

export class MessageKindsQuery {
  /** Of the product's own texts. Default: the caller's. */
  @MayBeLeftOut() @IsIn(LANGUAGES) language?: string;
}

/** A message as it would be sent. */
export class MessagePreviewOutput {
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML. */
  html: string;
  /** The booking whose values it shows; absent: a guest's without one, or invented ones. */
  booking?: PreviewBookingOutput;
}

export class SendTemplateInput {
  /** Id of a `custom` template. */
  @IsId() template: string;
}

export function toMessageTemplateOutput(own: MessageText): MessageTemplateOutput {
  return {
    _id: own._id.toHexString(),
    kind: own.kind,
    name: own.name,
    language: own.language,
    subject: own.subject,
    text: own.text,
    marketing: own.marketing,
    version: own.version,
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
  };
}
