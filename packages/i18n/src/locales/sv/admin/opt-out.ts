import type { Translation } from '../../../translation';
import type { optOut as en } from '../../en/admin/opt-out';

export const optOut = {
  title: 'Avanmälda från reklam',
  intro: 'Gäster som inte vill ha reklam. Bekräftelser och påminnelser får de ändå.',
  none: 'Ingen gäst har avanmält sig.',
  failed: 'Avanmälningarna kunde inte läsas in.',
  guest: 'Gäst',
  contact: 'Kontakt',
  channels: 'Vill inte ha',
  since: 'Sedan',
  channel: {
    all: 'E-post och SMS',
    email: 'E-post',
    sms: 'SMS',
  },
  search: 'Sök',
  noMatch: 'Ingen avanmäld gäst matchar.',
  filter: 'Visa',
  remove: 'Ta bort {{channel}}',
  removeText: '{{name}} kan få reklam igen först efter samtycke.',
  removeFailed: 'Avanmälan kunde inte tas bort.',
  add: 'Lägg till avanmälan',
  addFailed: 'Avanmälan kunde inte läggas till.',
  findGuest: 'Hitta gästen',
  noGuest: 'Ingen gäst matchar.',
} satisfies Translation<'sv', typeof en>;
