import type { Translation } from '../../../translation';
import type { optOut as en } from '../../en/admin/opt-out';

export const optOut = {
  title: 'Reservasjoner mot reklame',
  intro: 'Gjester som ikke ønsker reklame. Bekreftelser og påminnelser får de likevel.',
  none: 'Ingen gjester har reservert seg.',
  failed: 'Reservasjonene kunne ikke lastes.',
  guest: 'Gjest',
  contact: 'Kontakt',
  channels: 'Ønsker ikke',
  since: 'Siden',
  channel: {
    all: 'E-post og SMS',
    email: 'E-post',
    sms: 'SMS',
  },
  search: 'Søk',
  noMatch: 'Ingen gjest som har reservert seg, passer.',
  filter: 'Vis',
  remove: 'Fjern {{channel}}',
  removeText: '{{name}} kan få reklame igjen først etter å ha samtykket.',
  removeFailed: 'Reservasjonen kunne ikke fjernes.',
  add: 'Legg til reservasjon',
  addFailed: 'Reservasjonen kunne ikke legges til.',
  findGuest: 'Finn gjesten',
  noGuest: 'Ingen gjest passer.',
} satisfies Translation<'no', typeof en>;
