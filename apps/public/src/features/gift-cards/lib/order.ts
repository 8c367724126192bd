import type { BuyGiftCardInput, GiftCardOffer } from '@atrium/api-client/public';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { parseAmount } from '@atrium/rules/money/amount';

/** What a buyer has filled in so far. */
export interface GiftCardDraft {
  /** One of the offered amounts in minor units; absent: what is typed, or nothing yet. */
  offered: number | undefined;
  other: string;
  recipientName: string;
  recipientEmail: string;
  greeting: string;
  /** `yyyy-mm-dd` */
  sendOn: string;
  firstname: string;
  lastname: string;
  email: string;
}

export const STEPS = ['amount', 'recipient', 'buyer'] as const;
export type Step = (typeof STEPS)[number];

export type DraftField = keyof GiftCardDraft;
export type Problem = 'missing' | 'wrong';

export const emptyDraft = ({ amounts, today }: GiftCardOffer): GiftCardDraft => ({
  offered: amounts[Math.floor((amounts.length - 1) / 2)],
  ...{ other: '', recipientName: '', recipientEmail: '', greeting: '' },
  ...{ sendOn: today, firstname: '', lastname: '', email: '' },
});

/** The chosen amount in minor units; undefined: none that is sold. */
export function amountOf(
  { offered, other }: Pick<GiftCardDraft, 'offered' | 'other'>,
  { amounts, least = 0, most = 0, currency }: GiftCardOffer,
): number | undefined {
  if (other.trim() === '') return offered;
  const typed = parseAmount(other, currency);
  if (typed === undefined) return undefined;
  return amounts.includes(typed) || (typed >= least && typed <= most) ? typed : undefined;
}

const FURTHEST_DAYS = 366;

/** The last day on which a gift card can be sent. @param today of the venue, `yyyy-mm-dd` */
export const lastSendDay = (today: string): string => addDays(today, FURTHEST_DAYS);

const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

/** What keeps the buyer from going on, by field. */
export function problemsIn(
  step: Step,
  draft: GiftCardDraft,
  offer: GiftCardOffer,
): Partial<Record<DraftField, Problem>> {
  const missing = (field: DraftField) =>
    String(draft[field] ?? '').trim() === '' ? { [field]: 'missing' as const } : {};
  const email = (field: 'recipientEmail' | 'email') => {
    if (draft[field].trim() === '') return { [field]: 'missing' as const };
    return isEmail(draft[field]) ? {} : { [field]: 'wrong' as const };
  };
  switch (step) {
    case 'amount':
      return amountOf(draft, offer) === undefined ? { other: 'wrong' } : {};
    case 'recipient':
      return {
        ...missing('recipientName'),
        ...email('recipientEmail'),
        ...(draft.sendOn < offer.today || draft.sendOn > lastSendDay(offer.today)
          ? { sendOn: 'wrong' as const }
          : {}),
      };
    case 'buyer':
      return { ...missing('firstname'), ...missing('lastname'), ...email('email') };
  }
}

/** @param order made up by the page; the same is paid once */
export const inputOf = (
  draft: GiftCardDraft,
  { vendor, order, amount }: { vendor: string; order: string; amount: number },
): BuyGiftCardInput => ({
  ...{ vendor, order, amount },
  buyer: {
    firstname: draft.firstname.trim(),
    lastname: draft.lastname.trim(),
    email: draft.email.trim(),
  },
  recipient: { name: draft.recipientName.trim(), email: draft.recipientEmail.trim() },
  ...(draft.greeting.trim() && { greeting: draft.greeting.trim() }),
  sendOn: draft.sendOn,
});
