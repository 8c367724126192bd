import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Om du inte kommer, eller avbokar sent, får {{venue}} debitera det här kortet upp till {{sum}} för {{about}}.',
  noShow: 'No-show-avgift: {{about}}',
  lateCancellation: 'Sen avbokning: {{about}}',
  reminder: {
    subject: 'Lägg till ett kort för att bekräfta: {{about}}',
    text: 'Bokningen av {{about}} saknar ett kort och är inte bekräftad än. Vi håller din plats till {{until}}: {{link}}',
  },
  gone: {
    subject: 'Inte bokat: {{about}}',
    text: 'Den sista platsen till {{about}} togs innan ditt kort hade bekräftats, så ingenting är bokat. Kortet är inte sparat och ingenting har dragits.',
  },
} satisfies Translation<'sv', typeof en>;
