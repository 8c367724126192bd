import { IsBoolean, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { PageQuery } from '../../common/http/page.dto';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { maskedMessage } from './mask-codes';
import { type Message, type MessageState, messageStates } from './message.schema';
import { mailHtml } from './rendering/mail-html';
import type { MailLook } from './rendering/message-content';

export class MessagesQuery extends PageQuery {
  /** Only messages in this state. */
  @MayBeLeftOut()
  @IsIn(messageStates)
  state?: MessageState;

  /** Only messages about the booking, stay or membership of this id. */
  @MayBeLeftOut()
  @IsId()
  about?: string;
}

/** What staff write to a guest. */
export class SendMessageInput {
  /** 1 to 150 characters. */
  @IsString()
  @MinLength(1)
  @MaxLength(150)
  subject: string;

  /** Plain text, 1 to 5,000 characters; blank lines part paragraphs. */
  @IsString()
  @MultiLine()
  @MinLength(1)
  @MaxLength(5_000)
  text: string;

  /** Marketing: not sent to guests who declined it. Default: false. */
  @MayBeLeftOut()
  @IsBoolean()
  marketing?: boolean;
}

export class MessageEntityOutput {
  /** `booking`, `treatment`, … */
  type: string;
  id: string;
}

export class MessageOutput {
  _id: string;
  /** The guest it went to; absent for staff. */
  customerId?: string;
  /** `email` or `sms`. */
  channel: string;
  to: string;
  /** Name of the template, e.g. `bookingConfirmation`; `freeText` was written by staff. */
  template: string;
  /** Code of its language. */
  language: string;
  subject: string;
  /** Plain text; codes of reset and activation links are masked where mail is really sent. */
  text: string;
  /** The same as HTML, in the venue's current look; absent for SMS. */
  html?: string;
  /** `pending`, `sending`, `sent`, `failed`, `unsent` when there is no mail server, or `suppressed`. */
  state: string;
  attempts: number;
  /** ISO instant of the next try. */
  nextAttemptAt?: string;
  /** What the last failed try answered. */
  error?: string;
  /**
   * Why a suppressed one was not sent: `optedOut`, the guest does not want such messages; `undeliverable`, mail
   * servers have said twice since one arrived there that the address does not exist; `outdated`, what it says
   * did not hold any more.
   */
  suppression?: string;
  entity?: MessageEntityOutput;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  sentAt?: string;
}

export class MessagesPageOutput {
  items: MessageOutput[];
  /** `cursor` of the next page; absent on the last. */
  nextCursor?: string;
}

/** @param withCodes false masks the codes of links */
export function toMessageOutput(
  message: Message,
  look: MailLook,
  withCodes: boolean,
): MessageOutput {
  const { language, subject } = message;
  const { text, body } = withCodes ? message : maskedMessage(message);
  return {
    _id: message._id.toHexString(),
    ...(message.customerId ? { customerId: message.customerId.toHexString() } : {}),
    channel: message.channel,
    to: message.to,
    template: message.template,
    language,
    subject,
    text,
    ...(body ? { html: mailHtml({ language, subject, body }, look) } : {}),
    state: message.state,
    attempts: message.attempts,
    ...(message.nextAttemptAt ? { nextAttemptAt: message.nextAttemptAt.toISOString() } : {}),
    ...(message.error ? { error: message.error } : {}),
    ...(message.suppression ? { suppression: message.suppression } : {}),
    ...(message.entity
      ? { entity: { type: message.entity.type, id: message.entity.id.toHexString() } }
      : {}),
    createdAt: message.createdAt.toISOString(),
    ...(message.sentAt ? { sentAt: message.sentAt.toISOString() } : {}),
  };
}
