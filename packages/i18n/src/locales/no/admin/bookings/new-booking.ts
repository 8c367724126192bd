import type { Translation } from '../../../../translation';
import type { newBooking as en } from '../../../en/admin/bookings/new-booking';

export const newBooking = {
  title: 'Ny reservasjon',
  chooseService: 'Velg tjeneste',
  chooseDate: 'Velg dato',
  chooseTime: 'Velg tid',
  submit: 'Bestill',
  submitWaitingList: 'Sett på venteliste',
  submitOver: 'Bestill over kapasiteten',
  override: 'Overstyr tilgjengelighet',
  overrideReason: 'Grunn til overstyring',
  overPace:
    '{{time}}: {{left}} til kan ankomme, og dette følget er {{size}}. Du kan fortsette likevel.',
  servicesFailed: 'Tjenestelisten kunne ikke hentes',
  details: 'Detaljer',
  comment: 'Kommentar (gjesten ser den)',
  fewer: 'Færre: {{name}}',
  more: 'Flere: {{name}}',
  overrideNotice:
    'Plasser, åpningstider og klokkeslett kontrolleres ikke. Begrunnelsen din havner i endringsloggen.',
  waitingNotice: 'Dette tidspunktet er fullt. Gjesten settes på venteliste.',
} satisfies Translation<'no', typeof en>;
