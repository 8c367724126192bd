import type { Translation } from '../../translation';
import type { intakeForm as en } from '../en/intake-form';

/** The form that a guest answers before a treatment, at a link or on the desk’s tablet. */
export const intakeForm = {
  title: 'Før behandlingen',
  about: '{{treatment}}, {{date}} kl. {{time}}',
  private: 'Bare de som behandler deg og ledelsen hos {{venue}} kan lese svarene dine.',
  answeredTitle: 'Du har allerede svart',
  answeredText:
    'Vil du rette noe, svarer du på alle spørsmålene på nytt. Tidligere svar vises ikke her.',
  who: 'Hvem svarer?',
  guest: 'Gjest {{number}}',
  hasAnswered: 'har svart',
  questions: {
    health: 'Sykdommer, skader, operasjoner eller medisiner vi bør vite om',
    pregnancy: 'Er du gravid?',
    allergies: 'Allergier, også mot oljer, kremer eller lateks',
  },
  yes: 'Ja',
  no: 'Nei',
  noAnswer: 'Ønsker ikke å svare',
  consent: 'Ditt samtykke',
  agree: 'Jeg samtykker',
  agreeNeeded:
    'Uten samtykke kan vi ikke oppbevare svarene dine. Du kan også fortelle det til terapeuten.',
  answerNeeded: 'Svar på dette spørsmålet',
  send: 'Send svar',
  sending: 'Sender…',
  failed: 'Svarene dine ble ikke sendt. Prøv igjen.',
  thanks: 'Takk',
  thanksText:
    '{{venue}} har fått svarene dine for {{treatment}}. Du kan endre dem frem til behandlingen begynner.',
  again: 'Svar på nytt',
  nextGuest: 'Svar for neste gjest',
  handBack: 'Gi enheten tilbake til personalet.',
  closed: 'Behandlingen har begynt',
  closedText: 'Skjemaet kan ikke lenger besvares. Fortell terapeuten det som er viktig å vite.',
  invalid: 'Denne lenken gjelder ikke lenger',
  invalidText: 'Be {{venue}} om en ny.',
  staff: 'Ansatte: logg inn',
  loadFailed: 'Skjemaet kunne ikke lastes inn.',
} satisfies Translation<'no', typeof en>;
