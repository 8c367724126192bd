import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
  intake as enIntake,
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

/** The form to answer before a treatment. The consent is what guests agree to where the venue has no text. */
export const intake = {
  text: 'Berätta för din terapeut innan du kommer vad som är bra att veta om din hälsa.',
  action: 'Svara på frågorna',
  consent:
    'Jag samtycker till att {{vendor}} sparar mina svar en tid efter behandlingen, så att den är trygg för mig. Bara de som behandlar mig och ledningen på {{vendor}} kan läsa dem. Jag kan svara igen tills behandlingen börjar, och när som helst be {{vendor}} att ta bort mina svar.',
} satisfies Translation<'sv', typeof enIntake>;
