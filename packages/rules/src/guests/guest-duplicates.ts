import type { CalendarDate } from '../calendar/calendar-date';
import { normalise } from '../texts/search-text';

/**
 * When two guest records look like the same person. Keys find the pairs worth comparing through an
 * index; the score says how likely a pair is. A shared phone number may be a family's, so on its
 * own it only just qualifies.
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

/** Enough digits to identify a line, with or without the country code. */
const PHONE_DIGITS = 8;

function phoneKey(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : undefined;
}

/** Ignores case, dots and `+tag` in the local part, and treats Google's two mail domains as one. */
function emailKey(email: string | null | undefined): string | undefined {
  const [local = '', domain = ''] = (email ?? '').trim().toLowerCase().split('@');
  const name = (local.split('+')[0] ?? '').replace(/\./g, '');
  if (!name || !domain) return undefined;
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/**
 * First and last name in either order, since forms and imports swap them; none unless both are
 * known.
 */
function nameKey({ firstname, lastname }: ComparableGuest): string | undefined {
  const names = [firstname, lastname].map((name) => normalise(name ?? '').replace(/[\s-]+/g, ' '));
  return names.every(Boolean) ? names.sort().join(' ') : undefined;
}

/**
 * Two guests are compared if they share one of these; none for a guest who cannot be recognised.
 */
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

/**
 * How alike two guests are. Different birth dates mean different people, whatever else they share.
 */
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
