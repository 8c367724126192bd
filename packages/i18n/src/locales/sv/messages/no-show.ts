import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Om du inte kommer, eller avbokar sent, får {{venue}} debitera det här kortet upp till {{sum}} för {{about}}.',
  noShow: 'No-show-avgift: {{about}}',
  lateCancellation: 'Sen avbokning: {{about}}',
  reminder: {
    subject: 'Inget kort än: {{about}}',
    text: 'Du har inte angett något kort för {{about}} än. Inget är bokat förrän du gör det. Vi håller din plats till {{until}}: {{link}}',
  },
  gone: {
    subject: 'Inte bokat: {{about}}',
    text: 'Platsen till {{about}} var borta innan ditt kort hade bekräftats, så ingenting är bokat. Kortet sparas inte och ingenting har dragits.',
  },
} satisfies Translation<'sv', typeof en>;
