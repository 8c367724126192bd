import type { Translation } from '../../../translation';
import type { optOut as en } from '../../en/admin/opt-out';

export const optOut = {
  title: 'Avmeldt reklame',
  intro: 'Gjester som ikke ønsker reklame. Bekreftelser og påminnelser får de likevel.',
  none: 'Ingen gjester har meldt seg av.',
  failed: 'Listen kunne ikke lastes.',
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
  noMatch: 'Ingen avmeldt gjest passer.',
  filter: 'Vis',
  remove: 'Fjern {{channel}}',
  removeText: '{{name}} kan få reklame igjen først etter å ha samtykket.',
  removeFailed: 'Avmeldingen kunne ikke fjernes.',
  add: 'Legg til avmelding',
  addFailed: 'Avmeldingen kunne ikke legges til.',
  findGuest: 'Finn gjesten',
  noGuest: 'Ingen gjest passer.',
} satisfies Translation<'no', typeof en>;
