import type { Translation } from '../../../translation';
import type { venues as en } from '../../en/front-desk/venues';

export const venues = {
  title: 'Haus wählen',
  search: 'Name des Hauses',
  none: 'Kein Haus heißt „{{text}}“',
  more: 'Weitere Häuser',
  failed: 'Die Häuser konnten nicht geladen werden.',
  working: 'Sie arbeiten in {{venue}}',
  back: 'Zurück zum eigenen Haus',
} satisfies Translation<'de', typeof en>;
