import { readSession, writeSession } from './session-store';

const keyOf = (venue: string) => `atrium.giftCard.${venue}`;

/** The code of the gift card whose balance this tab has looked at. @param venue slug */
export function readGiftCard(venue: string): string | undefined {
  const stored = readSession(keyOf(venue));
  return typeof stored === 'string' ? stored : undefined;
}

export const writeGiftCard = (venue: string, code: string | undefined): void =>
  writeSession(keyOf(venue), code);
