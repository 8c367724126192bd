import { readSession, writeSession } from '../../../shared/session-store';

/** Who buys, as far as they have typed it. */
export interface Buyer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
}

const KEY = 'atrium.buyer';
const nobody: Buyer = { firstname: '', lastname: '', email: '', phone: '' };

/** Only this app writes it. */
export function readBuyer(): Buyer {
  const stored = readSession(KEY);
  return { ...nobody, ...(typeof stored === 'object' && stored) };
}

export const writeBuyer = (buyer: Buyer): void => writeSession(KEY, buyer);

export interface BuyerProblem {
  readonly field: 'firstname' | 'lastname' | 'email';
  readonly is: 'missing' | 'wrong';
}

/** What still keeps them from buying, by field. */
export function problemsOf({ firstname, lastname, email }: Buyer): readonly BuyerProblem[] {
  const blank = Object.entries({ firstname, lastname, email })
    .filter(([, text]) => !text.trim())
    .map(([field]) => ({ field: field as BuyerProblem['field'], is: 'missing' as const }));
  const isWrong = email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim());
  return isWrong ? [...blank, { field: 'email', is: 'wrong' }] : blank;
}
