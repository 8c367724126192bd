import type { Translation } from '../../../../translation';
import type { newBooking as en } from '../../../en/admin/bookings/new-booking';

export const newBooking = {
  title: 'Ny bokning',
  chooseService: 'Välj tjänst',
  chooseDate: 'Välj datum',
  chooseTime: 'Välj tid',
  submit: 'Boka',
  submitWaitingList: 'Ställ på väntelistan',
  submitOver: 'Boka över kapaciteten',
  override: 'Åsidosätt tillgängligheten',
  overrideReason: 'Anledning till åsidosättandet',
  overPace:
    '{{time}}: {{left}} till kan anlända, och sällskapet är {{size}}. Du kan fortsätta ändå.',
  servicesFailed: 'Tjänsterna kunde inte hämtas',
  details: 'Detaljer',
  comment: 'Kommentar (gästen ser den)',
  fewer: 'Färre: {{name}}',
  more: 'Fler: {{name}}',
  overrideNotice:
    'Platser, öppettider och tider kontrolleras inte. Din motivering sparas i ändringsloggen.',
  waitingNotice: 'Den här tiden är full. Gästen sätts på väntelistan.',
} satisfies Translation<'sv', typeof en>;
