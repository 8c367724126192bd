import type { Translation } from '../../translation';
import type { ui as en } from '../en/ui';

export const ui = {
  calendar: {
    label: 'Kalender',
    previousMonth: 'Forrige måned',
    nextMonth: 'Neste måned',
    currentMonth: 'Tilbake til inneværende måned',
    today: 'i dag',
    selected: 'valgt',
    unavailable: 'ikke ledig',
    rangeStart: 'periodens start',
    rangeEnd: 'periodens slutt',
    inRange: 'i perioden',
  },
  slots: {
    label: 'Ledige tider',
    empty: 'Ingen ledige tider',
    joinWaitingList: 'Sett meg på venteliste',
    available_one: '{{count}} ledig plass',
    available_other: '{{count}} ledige plasser',
    full: 'Fullbooket',
    closed: 'Tjenesten er stengt.',
    withoutTimes: 'Tjenesten er åpen, men ingen tider er satt opp.',
    noComment: 'Ingen kommentar er lagt inn.',
    nextDay: 'neste dag',
  },
  participants: {
    label: 'Deltakere',
    adults: 'Voksne',
    children: 'Barn',
    fewerAdults: 'Én voksen færre',
    moreAdults: 'Én voksen til',
    fewerChildren: 'Ett barn færre',
    moreChildren: 'Ett barn til',
    person: 'Person',
    exclusive: 'Denne aktiviteten bestilles for én person om gangen.',
  },
  phone: {
    country: 'Land',
  },
  password: {
    show: 'Vis passord',
    hide: 'Skjul passord',
    hint: 'Minst 8 tegn',
  },
  toast: {
    label: 'Meldinger (F6)',
    success: 'Vellykket',
    error: 'Feil',
    warning: 'Advarsel',
    close: 'Lukk melding',
  },
  toggle: {
    on: 'På',
    off: 'Av',
  },
  dialog: {
    close: 'Lukk dialogen',
  },
  errorPage: {
    title: 'Noe gikk galt ...',
    text: 'Det beklager vi. Du kan gå videre fra en av disse sidene:',
    home: 'Forsiden',
    about: 'Om oss',
    activityHub: 'Min side',
    notFoundTitle: 'Fant ikke siden',
    notFoundText: 'Siden kan være flyttet, eller adressen er ikke helt riktig.',
    reference: 'Referanse: {{id}}',
    label: 'Veien videre herfra',
    newVersionTitle: 'Det finnes en nyere versjon av denne siden',
    newVersionText:
      'En del av siden kunne ikke lastes inn. Last inn på nytt for å få siste versjon.',
    offlineTitle: 'Du er frakoblet',
    offlineText: 'Siden lastes av seg selv så snart du er på nett igjen.',
  },
  errorState: {
    title: 'Dette kunne ikke lastes inn',
    text: 'Sjekk nettforbindelsen og prøv igjen.',
  },
  birthDate: {
    label: 'Fødselsdato',
    day: 'Dag',
    month: 'Måned',
    year: 'År',
  },
  skipToContent: 'Hopp til innholdet',
} satisfies Translation<'no', typeof en>;
