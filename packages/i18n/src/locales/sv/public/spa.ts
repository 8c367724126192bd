import type { Translation } from '../../../translation';
import type { spa as en } from '../../en/public/spa';

export const spa = {
  title: 'Hitta ett spa',
  text: 'Skriv namnet på hotellet eller spaet där du vill ha en behandling.',
  titleOf: 'Behandlingar hos {{name}}',
  lead: 'Se vad behandlingarna kostar och när det är ledigt, och boka en tid.',
  treatments: 'Behandlingar',
  from: 'Från {{price}}',
  free: 'Gratis',
  together_one: 'För {{count}} person',
  together_other: 'För {{count}} personer tillsammans',
  times: 'Se lediga tider',
  timesOf: 'Se lediga tider: {{treatment}}',
  none: '{{name}} erbjuder inga behandlingar online.',
  failed: 'Behandlingarna kunde inte laddas. Försök igen.',
  therapists_one: 'Terapeut: {{names}}',
  therapists_other: 'Terapeuter: {{names}}',
  cancelBefore: 'Gratis avbokning fram till {{duration}} före start',
  cancelUntilStart: 'Gratis avbokning fram till start',
  length: 'Längd',
  next: 'Nästa lediga tider',
  noneSoon: 'Inga lediga tider de kommande 31 dagarna. Välj en senare dag när du bokar.',
  book: 'Välj en annan dag',
  signIn: 'För att boka loggar du in hos {{name}} eller skapar ett konto där.',
  notOffered: 'Den här behandlingen kan inte bokas online.',
  oneFailed: 'Behandlingen kunde inte laddas. Försök igen.',
} satisfies Translation<'sv', typeof en>;
