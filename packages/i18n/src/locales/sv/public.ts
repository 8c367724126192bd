import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';

export const publicPages = {
  brand: 'Atrium',
  skipToContent: 'Hoppa till innehållet',
  nav: {
    label: 'Huvudmeny',
    openMenu: 'Öppna menyn',
    closeMenu: 'Stäng menyn',
    home: 'Startsidan',
    product: 'Produkten',
    about: 'Om oss',
    helpCenter: 'Hjälpcenter',
    activityHub: 'Min sida',
    staffLogin: 'För personal',
  },
  home: {
    title: 'Alla husets bokningar på ett ställe',
    lead: 'Vistelser, spa, bord och aktiviteter: gästerna bokar själva, personalen ser allt direkt, och ingen plats säljs två gånger.',
    primaryAction: 'Hitta din anläggning',
    secondaryAction: 'Se produkten',
    guestsTitle: 'För gäster',
    guestsText:
      'Boka aktiviteter, ställ dig på väntelistan, ändra eller avboka: i mobilen, på sju språk.',
    staffTitle: 'För personalen',
    staffText: 'Gästkort, bokningslistor och en sökning som hittar gästen medan du skriver.',
    venueTitle: 'För anläggningen',
    venueText:
      'Din egen logotyp, dina färger och ditt språk, dina egna regler för tider och platser.',
  },
  findVenue: {
    title: 'Hitta din anläggning',
    label: 'Anläggningens namn',
    submit: 'Gå till anläggningen',
    notFound: 'Vi känner inte till någon anläggning med det namnet.',
  },
  footer: {
    label: 'Fler sidor',
    legal: 'Juridisk information',
    privacy: 'Integritet',
    termsOfSale: 'Försäljningsvillkor',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'sv', typeof en>;
