import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
  intake as enIntake,
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

/** The form to answer before a treatment. The consent is what guests agree to where the venue has no text. */
export const intake = {
  text: 'Prima di venire, ci dica che cosa dobbiamo sapere sulla sua salute per il trattamento.',
  action: 'Rispondere alle domande',
  consent:
    'Acconsento che {{vendor}} conservi le mie risposte fino a qualche tempo dopo il trattamento, perché sia sicuro per me. Solo chi mi tratta e la direzione di {{vendor}} possono leggerle. Posso rispondere di nuovo fino all’inizio del trattamento e chiedere in qualsiasi momento a {{vendor}} di cancellare le mie risposte.',
} satisfies Translation<'it', typeof enIntake>;
