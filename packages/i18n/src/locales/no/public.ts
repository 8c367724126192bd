import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';
import { booking } from './public/booking';
import { optOut, rating } from './public/from-mail';
import { help } from './public/help';
import { operator } from './public/operator';
import { payment } from './public/payment';
import { privacy } from './public/privacy';
import { site } from './public/site';
import { spa } from './public/spa';
import { systemStatus } from './public/system-status';

export const publicPages = {
  booking,
  rating,
  optOut,
  help,
  operator,
  payment,
  privacy,
  site,
  spa,
  systemStatus,
  brand: 'Atrium',
  nav: {
    label: 'Hovedmeny',
    openMenu: 'Åpne meny',
    closeMenu: 'Lukk meny',
    about: 'Om oss',
    activityHub: 'Min side',
    restaurants: 'Restauranter',
    spas: 'Spaer',
    staffLogin: 'For ansatte',
  },
  home: {
    title: 'Alle bestillingene deres på ett sted',
    lead: 'Opphold, aktiviteter og medlemskap: Gjestene bestiller selv, de ansatte ser alt med én gang, og ingen plass selges to ganger.',
    primaryAction: 'Finn stedet ditt',
    secondaryAction: 'Se hva det gjør',
    preview: {
      label: 'Eksempel på en dag',
      today: 'I dag',
      walk: 'Guidet fjordtur',
      dinner: 'Fireretters middag',
      places: '{{used}} av {{capacity}} plasser',
      booked: 'Bestilt',
      bookedText: 'I morgen kl. {{time}}, {{count}} gjester',
      free: 'Ledig igjen',
      freeText: 'Den første på ventelisten har fått beskjed.',
    },
    doors: {
      title: 'Hvor vil du?',
      guestsTitle: 'Jeg er gjest',
      guestsText:
        'Bestill aktiviteter, sett deg på venteliste, endre eller avbestill: på mobilen, på sju språk.',
      guestsAction: 'Finn stedet ditt',
      staffTitle: 'Jeg jobber på stedet',
      staffText: 'Gjestekort, bestillingslister og et søk som finner gjesten mens du skriver.',
      staffAction: 'Logg inn',
    },
    kinds: {
      title: 'Ett system for alt dere tilbyr',
      text: 'Hoteller, spa og aktivitetssentre bruker de delene de trenger, med ett kort per gjest.',
      stays: 'Opphold',
      staysText:
        'Ankomst, avreise og hva som er inkludert: Gjestene ser hvilken dag hver tjeneste er bestilt, og bestiller resten selv.',
      memberships: 'Medlemskap',
      membershipsText:
        'Ti bad eller en hel sesong: selges i resepsjonen, telles ved hvert besøk, og en bestilling kan betales med dem.',
      activities: 'Aktiviteter',
      activitiesText:
        'Ukentlige tider, spesielle dager, barn, tillegg og reisefølge, på gjestens eget språk.',
      dropIn: 'Drop-in',
      dropInText:
        'Den som står i døren, er også en bestilling: Den telles med én gang, så ingen bestiller samme plass på nett.',
    },
    promise: {
      title: 'Ingen plass selges to ganger',
      text: 'To personer trykker på knappen i samme øyeblikk for den siste plassen. Én får den. Den andre får vite det med én gang, og ser hva som fortsatt er ledig.',
      hold: 'Holdt av mens gjesten bestemmer seg',
      holdText:
        'Den som velger et tidspunkt, har det i ti minutter. Gjesten ser hvor lang tid som er igjen.',
      queue: 'Ledige plasser finner neste gjest',
      queueText:
        'Når noen avbestiller, rykker det første ventende følget som får plass, opp og får en melding.',
      audit: 'Se hvem som endret hva',
      auditText: 'Hvem som endret hva, og når, lagres sammen med selve endringen.',
    },
    looks: {
      title: 'Ditt hus, ditt uttrykk',
      text: 'Logo, farger og språk er deres. Atrium holder hvert ord lesbart, i dagslys og i mørket, uansett hvilke farger dere velger.',
      activity: 'Kveldsbadstue',
      book: 'Bestill nå',
    },
  },
  findVenue: {
    title: 'Finn stedet ditt',
    text: 'Skriv inn navnet på hotellet, spaet eller restauranten, eller kortnavnet i adressen.',
    label: 'Stedets navn',
    hint: 'For eksempel: fjord',
    results: 'Steder',
    notFound: 'Vi kjenner ikke noe sted med dette navnet.',
    opening: 'Åpner {{name}} …',
    failed: 'Vi fikk ikke slått opp stedet. Prøv igjen.',
  },
  fnb: {
    title: 'Finn et bord',
    text: 'Skriv navnet på hotellet eller restauranten der du vil spise.',
    titleOf: 'Spis hos {{name}}',
    lead: 'Se når kjøkkenet er åpent, og bestill bord.',
    tables_one: '{{count}} bord',
    tables_other: '{{count}} bord',
    hours: 'Åpningstider, neste sju dager',
    closed: 'Stengt de neste sju dagene',
    daily: 'Hver dag',
    nextForTwo: 'Neste bord for to',
    noneForTwo: 'Ingen bord for to de neste to ukene',
    book: 'Bestill bord',
    bookAt: 'Bestill bord: {{service}}',
    askVenue: 'Bord kan ikke bestilles på nett her. Spør stedet.',
    none: '{{name}} tilbyr ingen bord på nett.',
    failed: 'Spisesalene kunne ikke lastes. Prøv igjen.',
  },
  footer: {
    label: 'Flere sider',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'no', typeof en>;
