/** How guests' names are shown. */

export interface NamedGuest {
  firstname?: string | null;
  lastname?: string | null;
}

/** Label of a booking without a named guest, in the side panel. */
export const DROP_IN_GUEST = 'Drop-in guest';
/** The same, in the booking list. */
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

/** Over the limit, cuts to two characters below it and adds '...': 30 becomes 28 and '...'. */
function truncate(text: string, limit: number): string {
  const letters = [...text];
  return letters.length > limit ? letters.slice(0, limit - 2).join('') + ELLIPSIS : text;
}

/** The name in the side panel: over 30 characters, 28 and '...'. */
export function panelName(guest: NamedGuest | null | undefined, unnamed = DROP_IN_GUEST): string {
  return truncate(displayName(guest) || unnamed, PANEL_LIMIT);
}

/** The name in the list: over 25 characters, 23 and '...'. */
export function listName(guest: NamedGuest | null | undefined, unnamed = DROP_IN): string {
  return truncate(displayName(guest) || unnamed, LIST_LIMIT);
}

type Avatar = 'male' | 'female' | 'neutral';

/** Gender is free text; only these four words select an avatar. */
export function avatarFor(gender: string | null | undefined): Avatar {
  const word = gender?.trim().toLowerCase();
  if (word === 'man' || word === 'male') return 'male';
  return word === 'woman' || word === 'female' ? 'female' : 'neutral';
}

const NAME = /^[\p{L}\p{M}\p{N}\p{Zs}.,'’‘`´·&()-]+$/u;

/**
 * False for 'Not a valid name': no letter, over 100 characters, or characters that could form a
 * link, an address or markup, since names are written into messages to others.
 */
export function isGuestName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    /\p{L}/u.test(name) &&
    NAME.test(name) &&
    !/\bwww\./i.test(name)
  );
}

/**
 * Whether guests gave a first name when they wrote down their own data: it is how they are greeted.
 * Staff may know a last name only.
 */
export const hasFirstName = (firstname: string | null | undefined): boolean =>
  isGuestName(firstname?.trim() ?? '');
