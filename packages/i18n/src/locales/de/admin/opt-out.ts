import type { Translation } from '../../../translation';
import type { optOut as en } from '../../en/admin/opt-out';

export const optOut = {
  title: 'Abmeldungen von Werbung',
  intro:
    'Gäste, die keine Werbung wünschen. Bestätigungen und Erinnerungen erhalten sie weiterhin.',
  none: 'Kein Gast hat sich abgemeldet.',
  failed: 'Die Abmeldungen konnten nicht geladen werden.',
  guest: 'Gast',
  contact: 'Kontakt',
  channels: 'Wünscht nicht',
  since: 'Seit',
  channel: {
    all: 'E-Mail und SMS',
    email: 'E-Mail',
    sms: 'SMS',
  },
  search: 'Suchen',
  noMatch: 'Kein abgemeldeter Gast passt dazu.',
  filter: 'Anzeigen',
  remove: '{{channel}} entfernen',
  removeText: '{{name}} erhält Werbung erst nach einer Zustimmung wieder.',
  removeFailed: 'Die Abmeldung konnte nicht entfernt werden.',
  add: 'Abmeldung hinzufügen',
  addFailed: 'Die Abmeldung konnte nicht hinzugefügt werden.',
  findGuest: 'Gast suchen',
  noGuest: 'Kein Gast passt dazu.',
} satisfies Translation<'de', typeof en>;
