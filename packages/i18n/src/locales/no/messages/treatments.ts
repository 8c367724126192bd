import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
  intake as enIntake,
} from '../../en/messages/treatments';

export const treatmentConfirmation = {
  subject: 'Bekreftet: {{treatment}}, {{date}}',
  body: 'Behandlingen din hos {{vendor}} er bekreftet. Vi gleder oss til å se deg!',
  title: 'Din behandling',
  treatment: 'Behandling',
  therapist: 'Terapeut',
  open: 'Se behandlingen min',
  calendar: 'Vedlegget legger behandlingen inn i kalenderen din.',
  journey: {
    body: 'Behandlingene dine hos {{vendor}} er bekreftet. Vi gleder oss til å se deg!',
    title: 'Dine behandlinger',
    open: 'Se behandlingene mine',
    calendar: 'Vedlegget legger alle inn i kalenderen din.',
  },
} satisfies Translation<'no', typeof en>;

export const treatmentFree = {
  subject: 'Ledige tider: {{treatment}}',
  body: 'Du står på ventelisten for {{treatment}} hos {{vendor}}, og disse tidene er blitt ledige. De er ikke holdt av til deg, så bestill snart.',
  title: 'Ledige tider',
  open: 'Velg et tidspunkt',
  leave: 'Du står på ventelisten til du bestiller. Du kan gå av den under «Mine aktiviteter».',
} satisfies Translation<'no', typeof enFree>;

/** The form to answer before a treatment. The consent is what guests agree to where the venue has no text. */
export const intake = {
  text: 'Fortell terapeuten din før du kommer hva det er greit å vite om helsen din.',
  action: 'Svar på spørsmålene',
  consent:
    'Jeg samtykker til at {{vendor}} oppbevarer svarene mine en tid etter behandlingen, slik at den er trygg for meg. Bare de som behandler meg og ledelsen hos {{vendor}} kan lese dem. Jeg kan svare på nytt frem til behandlingen begynner, og når som helst be {{vendor}} om å slette svarene mine.',
} satisfies Translation<'no', typeof enIntake>;
