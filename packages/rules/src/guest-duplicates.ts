import type { CalendarDate } from './calendar-date';
import { normalise } from './search-text';

/**
 * When two guests look like one person. Keys say whom to compare, by an index; the score says how sure
 * one may be. A shared phone alone may be a family's, so it only just suffices.
 */

export interface ComparableGuest {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
  /** Any writing; only its digits count. */
  phone?: string | null;
  birthDate?: CalendarDate | null;
}

export type DuplicateReason = 'email' | 'phone' | 'nameAndBirthDate' | 'name';

export interface Likeness {
  /** 0 to 100. */
  score: number;
  /** What speaks for it, the strongest first. */
  reasons: DuplicateReason[];
}

/** Below it two guests are not shown as one. */
export const LEAST_DUPLICATE_SCORE = 40;

const WEIGHTS: Readonly<Record<DuplicateReason, number>> = {
  nameAndBirthDate: 70,
  email: 60,
  phone: 40,
  name: 30,
};

/** The digits that tell one line from another; with and without the country's prefix they are the same. */
const PHONE_DIGITS = 8;

function phoneKey(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : undefined;
}

/**
 * An address as people mistype or vary it: without case, dots and what follows a + in the local part, and
 * of the two names of Google's mail the one.
 */
function emailKey(email: string | null | undefined): string | undefined {
  const [local = '', domain = ''] = (email ?? '').trim().toLowerCase().split('@');
  const name = (local.split('+')[0] ?? '').replace(/\./g, '');
  if (!name || !domain) return undefined;
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** First and last name in either order, since forms and imports swap them; none without both. */
function nameKey({ firstname, lastname }: ComparableGuest): string | undefined {
  const names = [firstname, lastname].map((name) => normalise(name ?? '').replace(/[\s-]+/g, ' '));
  return names.every(Boolean) ? names.sort().join(' ') : undefined;
}

/** What two guests must share one of to be compared, each once; none for a guest nobody can be told by. */
export function matchKeysOf(guest: ComparableGuest): string[] {
  const phone = phoneKey(guest.phone);
  const email = emailKey(guest.email);
  const name = nameKey(guest);
  return [
    ...(phone ? [`p:${phone}`] : []),
    ...(email ? [`e:${email}`] : []),
    ...(name && guest.birthDate ? [`n:${name}|${guest.birthDate}`] : []),
  ];
}

const shared = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && a === b;

/** How much two guests look like one. Two birth dates that differ are two people, whatever else they share. */
export function likeness(a: ComparableGuest, b: ComparableGuest): Likeness {
  if (a.birthDate && b.birthDate && a.birthDate !== b.birthDate) return { score: 0, reasons: [] };
  const sameName = shared(nameKey(a), nameKey(b));
  const found: Record<DuplicateReason, boolean> = {
    nameAndBirthDate: sameName && Boolean(a.birthDate) && a.birthDate === b.birthDate,
    email: shared(emailKey(a.email), emailKey(b.email)),
    phone: shared(phoneKey(a.phone), phoneKey(b.phone)),
    name: false,
  };
  found.name = sameName && !found.nameAndBirthDate;
  const reasons = (Object.keys(WEIGHTS) as DuplicateReason[]).filter((reason) => found[reason]);
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { score: Math.min(100, score), reasons };
}
