import type { Translation } from '../../translation';
import type { intakeForm as en } from '../en/intake-form';

/** The form that a guest answers before a treatment, at a link or on the desk’s tablet. */
export const intakeForm = {
  title: 'Före behandlingen',
  about: '{{treatment}}, {{date}} kl. {{time}}',
  private: 'Bara de som behandlar dig och ledningen på {{venue}} kan läsa dina svar.',
  answeredTitle: 'Du har redan svarat',
  answeredText: 'Vill du rätta något svarar du på alla frågor igen. Tidigare svar visas inte här.',
  who: 'Vem svarar?',
  guest: 'Gäst {{number}}',
  hasAnswered: 'har svarat',
  questions: {
    health: 'Sjukdomar, skador, operationer eller mediciner som vi bör känna till',
    pregnancy: 'Är du gravid?',
    allergies: 'Allergier, även mot oljor, krämer eller latex',
  },
  yes: 'Ja',
  no: 'Nej',
  noAnswer: 'Inget svar',
  consent: 'Ditt samtycke',
  agree: 'Jag samtycker',
  agreeNeeded:
    'Utan ditt samtycke kan vi inte spara dina svar. Du kan också berätta för din terapeut.',
  answerNeeded: 'Svara på den här frågan',
  send: 'Skicka svar',
  sending: 'Skickar…',
  failed: 'Dina svar kunde inte skickas. Försök igen.',
  thanks: 'Tack',
  thanksText:
    '{{venue}} har fått dina svar för {{treatment}}. Du kan ändra dem tills behandlingen börjar.',
  again: 'Svara igen',
  nextGuest: 'Svara för nästa gäst',
  handBack: 'Lämna tillbaka enheten till personalen.',
  closed: 'Behandlingen har börjat',
  closedText: 'Formuläret kan inte längre besvaras. Berätta för din terapeut vad som är viktigt.',
  invalid: 'Den här länken gäller inte längre',
  invalidText: 'Be {{venue}} om en ny.',
  staff: 'Personal: logga in',
  loadFailed: 'Formuläret kunde inte laddas.',
} satisfies Translation<'sv', typeof en>;
