import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
} from '../../en/messages/treatments';

export const treatmentConfirmation = {
  subject: 'Confermato: {{treatment}}, {{date}}',
  body: 'Il Suo trattamento presso {{vendor}} è confermato. La aspettiamo con piacere!',
  title: 'Il Suo trattamento',
  treatment: 'Trattamento',
  therapist: 'Operatore',
  open: 'Vedi il mio trattamento',
  calendar: 'Il file allegato aggiunge il trattamento al Suo calendario.',
  journey: {
    body: 'I Suoi trattamenti presso {{vendor}} sono confermati. La aspettiamo con piacere!',
    title: 'I Suoi trattamenti',
    open: 'Vedi i miei trattamenti',
    calendar: 'Il file allegato li aggiunge tutti al Suo calendario.',
  },
} satisfies Translation<'it', typeof en>;

export const treatmentFree = {
  subject: 'Orari liberi: {{treatment}}',
  body: 'È in lista d’attesa per {{treatment}} presso {{vendor}} e questi orari si sono liberati. Non sono riservati per Lei: prenoti presto.',
  title: 'Orari liberi',
  open: 'Scegli un orario',
  leave: 'Resta in lista d’attesa finché non prenota. Può lasciarla in «Le mie attività».',
} satisfies Translation<'it', typeof enFree>;
