import type { Translation } from '../../../../translation';
import type { access as en } from '../../../en/admin/shell/access';

export const access = {
  notAllowed: 'Kein Zugriff',
  whoMay:
    'Diese Seite ist ab der Stufe {{least}} zugänglich; Sie sind als {{own}} angemeldet. Wer diese Stufe hat, kann sie für Sie öffnen oder Ihre Stufe unter Einstellungen, Personal ändern.',
  toToday: 'Zu Heute',
  moduleOff: 'Ausgeschaltet',
  moduleOffTitle: '{{modules}}: für {{venue}} ausgeschaltet',
  kept: 'Gespeichertes bleibt erhalten und ist wieder da, sobald das Modul eingeschaltet wird.',
  toModules: 'Module öffnen',
  turnOffTitle: '{{module}} ausschalten?',
  turnOffText:
    'Die Seiten verschwinden sofort für Personal und Gäste. Gebuchtes bleibt gebucht: Es ist über die Suche und auf der Gästekarte zu finden. Nichts wird gelöscht.',
  turnOff: 'Ausschalten',
} satisfies Translation<'de', typeof en>;
