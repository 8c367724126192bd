import type { Translation } from '../../../translation';
import type { spa as en } from '../../en/public/spa';

export const spa = {
  title: 'Finn et spa',
  text: 'Skriv navnet på hotellet eller spaet der du vil ha en behandling.',
  titleOf: 'Behandlinger hos {{name}}',
  lead: 'Se hva behandlingene koster og når det er ledig, og bestill en time.',
  treatments: 'Behandlinger',
  from: 'Fra {{price}}',
  free: 'Gratis',
  together_one: 'Til {{count}} person',
  together_other: 'For {{count}} personer sammen',
  times: 'Se ledige timer',
  timesOf: 'Se ledige timer: {{treatment}}',
  none: '{{name}} tilbyr ingen behandlinger på nett.',
  failed: 'Behandlingene kunne ikke lastes. Prøv igjen.',
  therapists_one: 'Terapeut: {{names}}',
  therapists_other: 'Terapeuter: {{names}}',
  cancelBefore: 'Gratis avbestilling inntil {{duration}} før start',
  cancelUntilStart: 'Gratis avbestilling frem til start',
  length: 'Varighet',
  next: 'Neste ledige timer',
  noneSoon: 'Ingen ledige timer de neste 31 dagene. Velg en senere dag når du bestiller.',
  book: 'Velg en annen dag',
  signIn: 'For å bestille logger du inn hos {{name}} eller oppretter en konto der.',
  notOffered: 'Denne behandlingen kan ikke bestilles på nett.',
  oneFailed: 'Behandlingen kunne ikke lastes. Prøv igjen.',
} satisfies Translation<'no', typeof en>;
