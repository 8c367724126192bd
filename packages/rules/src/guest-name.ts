/** How guests are shown (specification, sections 2 and 3). */

export interface NamedGuest {
  firstname?: string | null;
  lastname?: string | null;
}

/** Label of a reservation without a named guest, in the side panel. */
export const DROP_IN_GUEST = 'Drop-in guest';
/** The same in the list of reservations. */
export const DROP_IN = 'Drop-in';

/** Of a first or last name. */
export const MAX_NAME_LENGTH = 100;

const PANEL_LIMIT = 30;
const LIST_LIMIT = 25;
const ELLIPSIS = '...';

/** First and last name, one space between; empty where there is neither. */
export function displayName(guest: NamedGuest | null | undefined): string {
  return [guest?.firstname?.trim(), guest?.lastname?.trim()].filter(Boolean).join(' ');
}

/** At most two letters, upper case; empty for a guest without a name. */
export function initials(guest: NamedGuest | null | undefined): string {
  return [guest?.firstname, guest?.lastname]
    .map((name) => [...(name?.trim() ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}

/** A text over the limit is cut two short of it and ends in '...': 30 becomes 28 and '...'. */
function truncate(text: string, limit: number): string {
  const letters = [...text];
  return letters.length > limit ? letters.slice(0, limit - 2).join('') + ELLIPSIS : text;
}

/** The name in the reservation panel: over 30 characters, 28 and '...'. */
export function panelName(guest: NamedGuest | null | undefined, unnamed = DROP_IN_GUEST): string {
  return truncate(displayName(guest) || unnamed, PANEL_LIMIT);
}

/** The name in the reservation list: over 25 characters, 23 and '...'. */
export function listName(guest: NamedGuest | null | undefined, unnamed = DROP_IN): string {
  return truncate(displayName(guest) || unnamed, LIST_LIMIT);
}

type Avatar = 'male' | 'female' | 'neutral';

/** Gender is free text; only these four words choose an avatar of their own. */
export function avatarFor(gender: string | null | undefined): Avatar {
  const word = gender?.trim().toLowerCase();
  if (word === 'man' || word === 'male') return 'male';
  return word === 'woman' || word === 'female' ? 'female' : 'neutral';
}

const NAME = /^[\p{L}\p{M}\p{N}\p{Zs}.,'’‘`´·&()-]+$/u;

/**
 * False for what is 'Not a valid name': without a letter, longer than 100 characters, or with signs that
 * make a link, an address or markup of a name, since names are written into messages to others.
 */
export function isGuestName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    /\p{L}/u.test(name) &&
    NAME.test(name) &&
    !/\bwww\./i.test(name)
  );
}
