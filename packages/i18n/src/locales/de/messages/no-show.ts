import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Wenn Sie nicht kommen oder zu spät stornieren, darf {{venue}} diese Karte für {{about}} mit bis zu {{sum}} belasten.',
  noShow: 'No-Show-Gebühr: {{about}}',
  lateCancellation: 'Späte Stornierung: {{about}}',
  reminder: {
    subject: 'Karte angeben und Buchung bestätigen: {{about}}',
    text: 'Für Ihre Buchung von {{about}} fehlt noch eine Karte; sie ist noch nicht bestätigt. Wir halten Ihren Platz bis {{until}}: {{link}}',
  },
  gone: {
    subject: 'Nicht gebucht: {{about}}',
    text: 'Der letzte Platz für {{about}} wurde vergeben, bevor Ihre Karte bestätigt war. Es ist nichts gebucht. Ihre Karte wurde weder gespeichert noch belastet.',
  },
} satisfies Translation<'de', typeof en>;
