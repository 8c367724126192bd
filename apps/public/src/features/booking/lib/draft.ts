import {
  INITIAL_SELECTION,
  type ParticipantSelection,
  partyFor as partyForPrices,
} from '@atrium/rules/bookings/participants';
import { readSession, writeSession } from '../../../shared/session-store';

/** What a visitor has filled in so far. */
export interface Draft {
  party: ParticipantSelection;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  comment: string;
  /** By id of the addon. */
  addons: Record<string, number>;
}

const KEY = 'atrium.visitor.draft';
const empty: Draft = {
  party: INITIAL_SELECTION,
  ...{ firstname: '', lastname: '', email: '', phone: '', comment: '' },
  addons: {},
};

const isDraft = (value: unknown): value is Partial<Draft> =>
  typeof value === 'object' && value !== null;

/** Only this app writes it. */
export function readDraft(): Draft {
  const stored = readSession(KEY);
  return { ...empty, ...(isDraft(stored) && stored) };
}

/** Addons and comment belong to one booking; who books, and for how many, to the next one as well. */
export const afterBooking = (draft: Draft): Draft => ({ ...draft, comment: '', addons: {} });

interface Offer {
  exclusiveBooking: boolean;
  allowBookingForChildren: boolean;
  ageBands?: readonly unknown[];
}

/** Who comes, as the service counts them: where it takes no children, everybody is one of the party. */
export function partyFor({ party }: Draft, offer: Offer): ParticipantSelection {
  if (offer.exclusiveBooking) return INITIAL_SELECTION;
  const { adults, children } = party;
  if (!offer.allowBookingForChildren) return { adults: adults + children, children: 0 };
  return partyForPrices(party, offer.ageBands);
}

/**
 * The party that a widget begins with.
 * @param again also over what the visitor has chosen
 */
export function beginWith(participants: number, { again = false } = {}): void {
  if (!again && readSession(KEY) !== undefined) return;
  writeDraft({ ...readDraft(), party: { adults: participants, children: 0 } });
}

export const writeDraft = (draft: Draft): void => writeSession(KEY, draft);

/** What still keeps the visitor from booking, by field. */
export function missingIn({ firstname, lastname, email }: Draft): readonly DetailProblem[] {
  const blank = Object.entries({ firstname, lastname, email })
    .filter(([, text]) => !text.trim())
    .map(([field]) => ({ field: field as DetailProblem['field'], is: 'missing' as const }));
  const isWrong = email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim());
  return isWrong ? [...blank, { field: 'email', is: 'wrong' }] : blank;
}

export interface DetailProblem {
  readonly field: 'firstname' | 'lastname' | 'email';
  readonly is: 'missing' | 'wrong';
}
