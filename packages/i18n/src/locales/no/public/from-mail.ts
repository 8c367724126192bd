import type { Translation } from '../../../translation';
import type { optOut as optOutEn, rating as ratingEn } from '../../en/public/from-mail';

export const rating = {
  title: 'Hvordan var besøket?',
  about: '{{service}}, {{date}}',
  question: 'Din vurdering',
  value_one: '{{count}} stjerne',
  value_other: '{{count}} stjerner',
  poor: 'Dårlig',
  excellent: 'Utmerket',
  comment: 'Hva var bra, og hva kan bli bedre?',
  commentHint: 'Du kan la feltet stå tomt. Bare {{vendor}} leser det.',
  send: 'Send vurdering',
  change: 'Lagre endringer',
  thanks: 'Takk!',
  thanksText: '{{vendor}} har fått vurderingen din: {{rating}} av 5.',
  again: 'Endre svaret mitt',
  invalid: 'Denne lenken er ikke gyldig',
  invalidText: 'Den kan være ufullstendig. Åpne den fra meldingen på nytt.',
  closed: 'Dette besøket kan ikke vurderes lenger',
  closedText: 'Det er mer enn 90 dager siden. Du kan alltid skrive til {{vendor}}.',
  failed: 'Vurderingen kunne ikke sendes. Prøv igjen.',
  toVenue: 'Til {{vendor}}',
} satisfies Translation<'no', typeof ratingEn>;

export const optOut = {
  title: 'Ingen mer reklame på e-post',
  text: 'Skal {{vendor}} slutte å sende deg tilbud og spørsmål om vurderinger? Du får fortsatt det som gjelder reservasjonene dine.',
  titleSms: 'Ingen mer reklame på SMS',
  confirm: 'Stopp disse meldingene',
  done: 'Du får ikke slike meldinger lenger',
  doneText:
    '{{vendor}} har notert det. Bekreftelser og endringer av reservasjonene dine får du fortsatt.',
  invalid: 'Denne lenken er ikke gyldig',
  invalidText:
    'Den kan være ufullstendig. Åpne den fra meldingen på nytt, eller skriv til {{vendor}}.',
  failed: 'Det kunne ikke lagres. Prøv igjen.',
  toVenue: 'Til {{vendor}}',
} satisfies Translation<'no', typeof optOutEn>;
