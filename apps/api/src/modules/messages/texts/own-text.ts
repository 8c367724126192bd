import { formatDate, formatMoney, formatTimeRange } from '@atrium/i18n/format';
import { fillIn } from '@atrium/rules/texts/message-template';
import type { MessageContent, RenderOptions } from '../rendering/message-content';
import {
  type MessageTemplate,
  messageTemplates,
  type TemplateInput,
} from '../rendering/message-vars';

/** Messages that a venue can word itself; staff send `custom` ones by hand. */
export const templateKinds = [
  ...messageTemplates.filter((kind) => kind !== 'freeText'),
  'custom',
] as const;
export type TemplateKind = Exclude<MessageTemplate, 'freeText'> | 'custom';

const ofEverybody = ['firstname', 'vendor', 'vendorEmail', 'vendorPhone'] as const;
const ofBookings = ['service', 'date', 'time', 'participants', 'bookingId', 'total'] as const;

/** The placeholders that a text of a kind may use. */
export function placeholdersOf(kind: TemplateKind): readonly string[] {
  switch (kind) {
    case 'bookingConfirmation':
    case 'bookingChange':
    case 'bookingCancellation':
    case 'bookingReminder':
    case 'waitingListPromotion':
    case 'reviewRequest':
      return [...ofEverybody, ...ofBookings];
    case 'waitingListEntry':
      return [...ofEverybody, ...ofBookings, 'position'];
    case 'treatmentConfirmation':
      return [...ofEverybody, 'treatment', 'date', 'time', 'therapist', 'total'];
    case 'treatmentFree':
      return [...ofEverybody, 'treatment'];
    case 'paymentRequest':
    case 'paymentNotTaken':
    case 'paymentReceived':
    case 'paymentRefunded':
      return [...ofEverybody, 'about', 'sum'];
    case 'giftCard':
      return [...ofEverybody, 'about', 'sum', 'from'];
    case 'staffInvitation':
      return [...ofEverybody, 'inviter'];
    case 'custom':
      return [...ofEverybody, 'lastname'];
    default:
      return ofEverybody;
  }
}

/** Messages that no booking is looked at with: to staff about their account, of a treatment, or of an amount. */
export const isShownByExample = (kind: TemplateKind): boolean =>
  kind === 'staffInvitation' ||
  kind === 'staffPasswordReset' ||
  kind === 'secondFactorChanged' ||
  kind === 'treatmentConfirmation' ||
  kind === 'treatmentFree' ||
  kind === 'paymentRequest' ||
  kind === 'paymentNotTaken' ||
  kind === 'paymentReceived' ||
  kind === 'paymentRefunded' ||
  kind === 'giftCard';

/** A venue's own words for a message. */
export interface OwnText {
  readonly subject: string;
  /** Plain text; blank lines separate paragraphs. */
  readonly text: string;
}

/**
 * Replaces a message's subject and paragraphs by the venue's own words. Greeting, booking details, button and
 * deadline stay, so that the receiver misses none of them.
 */
export function inOwnWords(
  content: MessageContent,
  own: OwnText,
  input: TemplateInput,
  options: RenderOptions,
): MessageContent {
  const values = valuesOf(input, options);
  const paragraphs = own.text.split(/\n\s*\n/).map((text) => fillIn(text, values).trim());
  return {
    ...content,
    // a header has one line
    subject: fillIn(own.subject, values).replace(/\s+/g, ' ').trim(),
    paragraphs: paragraphs.filter(Boolean),
  };
}

function valuesOf(
  input: TemplateInput,
  { language, vendor, firstname, lastname }: RenderOptions,
): Record<string, string | undefined> {
  const common = {
    firstname: firstname ?? undefined,
    lastname: lastname ?? undefined,
    vendor: vendor.name,
    vendorEmail: vendor.email,
    vendorPhone: vendor.phone,
  };
  const { vars } = input;
  if ('inviter' in vars) return { ...common, inviter: vars.inviter };
  if ('amount' in vars) {
    const sum = formatMoney(language, vars.amount, vars.currency);
    return { ...common, about: vars.about, sum, from: 'from' in vars ? vars.from : undefined };
  }
  const moneyOf = (total?: number) =>
    total ? formatMoney(language, total, vendor.currency) : undefined;
  if ('days' in vars) return { ...common, treatment: vars.treatment };
  if ('treatment' in vars) {
    return {
      ...common,
      treatment: vars.treatment,
      date: formatDate(language, vars.date, 'full'),
      time: formatTimeRange(vars.start, vars.end),
      therapist: vars.therapists.join(', '),
      total: moneyOf(vars.total),
    };
  }
  if (!('service' in vars)) return common;
  return {
    ...common,
    service: vars.service,
    date: formatDate(language, vars.date, 'full'),
    time: formatTimeRange(vars.start, vars.end),
    participants: String(vars.participants),
    bookingId: vars.bookingId,
    total: moneyOf(vars.total),
    position: 'position' in vars && vars.position ? String(vars.position) : undefined,
  };
}
