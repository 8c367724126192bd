import type { Translation } from '../../../../translation';
import type { move as en } from '../../../en/admin/bookings/move';

export const move = {
  open: 'Flytt eller endre',
  title: 'Flytt eller endre reservasjonen',
  now: 'Nå: {{now}}. Ingenting endres før du lagrer.',
  submit: 'Lagre endringen',
  unchanged: 'Reservasjonen er uendret.',
  overrideHint: 'Reservasjonen er uendret. Du kan overstyre tilgjengeligheten, med en begrunnelse.',
  askHint: 'Reservasjonen er uendret. En administrator kan overstyre tilgjengeligheten.',
  noMessages: 'Gjesten har ikke fått noe om denne reservasjonen.',
} satisfies Translation<'no', typeof en>;
