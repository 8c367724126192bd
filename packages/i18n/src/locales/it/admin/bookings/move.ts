import type { Translation } from '../../../../translation';
import type { move as en } from '../../../en/admin/bookings/move';

export const move = {
  open: 'Sposta o modifica',
  title: 'Sposta o modifica la prenotazione',
  now: 'Ora: {{now}}. Nulla cambia finché non salva.',
  submit: 'Salva la modifica',
  unchanged: 'La prenotazione è invariata.',
  overrideHint: 'La prenotazione è invariata. Può ignorare la disponibilità, indicando un motivo.',
  askHint: 'La prenotazione è invariata. Un amministratore può ignorare la disponibilità.',
  noMessages: 'All’ospite non è stato inviato nulla su questa prenotazione.',
} satisfies Translation<'it', typeof en>;
