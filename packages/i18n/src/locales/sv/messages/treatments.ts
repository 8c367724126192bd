import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
} from '../../en/messages/treatments';

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

export const treatmentFree = {
  subject: 'Lediga tider: {{treatment}}',
  body: 'Du står på väntelistan för {{treatment}} hos {{vendor}}, och de här tiderna har blivit lediga. De hålls inte åt dig, så boka snart.',
  title: 'Lediga tider',
  open: 'Välj en tid',
  leave: 'Du står kvar på väntelistan tills du bokar. Du kan lämna den under ”Mina aktiviteter”.',
} satisfies Translation<'sv', typeof enFree>;
