import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Wenn Sie nicht kommen oder zu spät stornieren, darf {{venue}} diese Karte für {{about}} mit bis zu {{sum}} belasten.',
  noShow: 'No-Show-Gebühr: {{about}}',
  lateCancellation: 'Späte Stornierung: {{about}}',
  reminder: {
    subject: 'Noch keine Karte: {{about}}',
    text: 'Sie haben für {{about}} noch keine Karte angegeben. Gebucht ist erst danach. Wir halten Ihren Platz bis {{until}}: {{link}}',
  },
  gone: {
    subject: 'Nicht gebucht: {{about}}',
    text: 'Der Platz für {{about}} war vergeben, bevor Ihre Karte bestätigt war. Es ist nichts gebucht. Ihre Karte wird nicht gespeichert und wurde nicht belastet.',
  },
} satisfies Translation<'de', typeof en>;
