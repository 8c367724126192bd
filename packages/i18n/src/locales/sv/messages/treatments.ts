import type { Translation } from '../../../translation';
import type { treatmentConfirmation as en } from '../../en/messages/treatments';

export const treatmentConfirmation = {
  subject: 'Bekräftad: {{treatment}}, {{date}}',
  body: 'Din behandling hos {{vendor}} är bekräftad. Vi ser fram emot att träffa dig!',
  title: 'Din behandling',
  treatment: 'Behandling',
  therapist: 'Terapeut',
  open: 'Se min behandling',
  calendar: 'Den bifogade filen lägger in behandlingen i din kalender.',
  journey: {
    body: 'Dina behandlingar hos {{vendor}} är bekräftade. Vi ser fram emot att träffa dig!',
    title: 'Dina behandlingar',
    open: 'Se mina behandlingar',
    calendar: 'Den bifogade filen lägger in alla i din kalender.',
  },
} satisfies Translation<'sv', typeof en>;
