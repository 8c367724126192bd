import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';

export const publicPages = {
  brand: 'Atrium',
  skipToContent: 'Hopp til innholdet',
  nav: {
    label: 'Hovedmeny',
    openMenu: 'Åpne meny',
    closeMenu: 'Lukk meny',
    home: 'Forsiden',
    product: 'Produkt',
    about: 'Om oss',
    helpCenter: 'Hjelpesenter',
    activityHub: 'Min side',
    staffLogin: 'For ansatte',
  },
  home: {
    title: 'Alle husets bestillinger på ett sted',
    lead: 'Opphold, spa, bord og aktiviteter: Gjestene bestiller selv, de ansatte ser alt med én gang, og ingen plass selges to ganger.',
    primaryAction: 'Finn stedet ditt',
    secondaryAction: 'Se produktet',
    guestsTitle: 'For gjester',
    guestsText:
      'Bestill aktiviteter, sett deg på venteliste, endre eller avbestill: på mobilen, på sju språk.',
    staffTitle: 'For ansatte',
    staffText: 'Gjestekort, bestillingslister og et søk som finner gjesten mens du skriver.',
    venueTitle: 'For stedet',
    venueText: 'Din egen logo, dine farger og ditt språk, dine egne regler for tider og plasser.',
  },
  findVenue: {
    title: 'Finn stedet ditt',
    label: 'Stedets navn',
    submit: 'Gå til stedet',
    notFound: 'Vi kjenner ikke noe sted med dette navnet.',
  },
  footer: {
    label: 'Flere sider',
    legal: 'Juridisk',
    privacy: 'Personvern',
    termsOfSale: 'Salgsvilkår',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'no', typeof en>;
