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
    label: 'Huvudmeny',
    openMenu: 'Öppna menyn',
    closeMenu: 'Stäng menyn',
    about: 'Om oss',
    activityHub: 'Min sida',
    restaurants: 'Restauranger',
    spas: 'Spa',
    staffLogin: 'För personal',
  },
  home: {
    title: 'Alla era bokningar på ett ställe',
    lead: 'Vistelser, aktiviteter och medlemskap: gästerna bokar själva, personalen ser allt direkt och ingen plats säljs två gånger.',
    primaryAction: 'Hitta ditt ställe',
    secondaryAction: 'Se vad det gör',
    preview: {
      label: 'Exempel på en dag',
      today: 'I dag',
      walk: 'Guidad fjordtur',
      dinner: 'Fyrarättersmiddag',
      places: '{{used}} av {{capacity}} platser',
      booked: 'Bokat',
      bookedText: 'I morgon kl. {{time}}, {{count}} gäster',
      free: 'Ledigt igen',
      freeText: 'Den första på väntelistan har fått besked.',
    },
    doors: {
      title: 'Vart vill du?',
      guestsTitle: 'Jag är gäst',
      guestsText:
        'Boka aktiviteter, ställ dig på väntelista, ändra eller avboka: i mobilen, på sju språk.',
      guestsAction: 'Hitta ditt ställe',
      staffTitle: 'Jag arbetar på ett ställe',
      staffText: 'Gästkort, bokningslistor och en sökning som hittar gästen medan du skriver.',
      staffAction: 'Logga in',
    },
    kinds: {
      title: 'Ett system för allt ni erbjuder',
      text: 'Hotell, spa och aktivitetscenter använder de delar de behöver, med ett kort per gäst.',
      stays: 'Vistelser',
      staysText:
        'Ankomst, avresa och vad som ingår: gästerna ser vilken dag varje tjänst är bokad och bokar resten själva.',
      memberships: 'Medlemskap',
      membershipsText:
        'Tio bad eller en hel säsong: säljs i receptionen, räknas vid varje besök, och en bokning kan betalas med dem.',
      activities: 'Aktiviteter',
      activitiesText:
        'Veckotider, särskilda dagar, barn, tillval och medresenär, på gästens eget språk.',
      dropIn: 'Drop-in',
      dropInText:
        'Den som står i dörren är också en bokning: den räknas direkt, så att ingen bokar samma plats på nätet.',
    },
    promise: {
      title: 'Ingen plats säljs två gånger',
      text: 'Två personer trycker på knappen i samma ögonblick för den sista platsen. En får den. Den andra får veta det direkt och ser vad som ännu är ledigt.',
      hold: 'Hålls medan gästen bestämmer sig',
      holdText: 'Den som väljer en tid har den i tio minuter. Gästen ser hur lång tid som är kvar.',
      queue: 'Lediga platser hittar nästa gäst',
      queueText:
        'När någon avbokar flyttas det första väntande sällskapet som får plats upp och får ett meddelande.',
      audit: 'Se vem som ändrade vad',
      auditText: 'Vem som ändrade vad, och när, sparas tillsammans med själva ändringen.',
    },
    looks: {
      title: 'Ert hus, ert uttryck',
      text: 'Logotyp, färger och språk är era. Atrium håller varje ord läsbart, i dagsljus och i mörker, vilka färger ni än väljer.',
      activity: 'Kvällsbastu',
      book: 'Boka nu',
    },
  },
  findVenue: {
    title: 'Hitta ditt ställe',
    text: 'Ange namnet på hotellet, spaet eller restaurangen, eller kortnamnet i adressen.',
    label: 'Ställets namn',
    hint: 'Till exempel: fjord',
    results: 'Ställen',
    notFound: 'Vi känner inte till något ställe med det namnet.',
    opening: 'Öppnar {{name}} …',
    failed: 'Stället kunde inte slås upp. Försök igen.',
  },
  fnb: {
    title: 'Hitta ett bord',
    text: 'Skriv namnet på hotellet eller restaurangen där du vill äta.',
    titleOf: 'Ät hos {{name}}',
    lead: 'Se när köket är öppet och boka bord.',
    tables_one: '{{count}} bord',
    tables_other: '{{count}} bord',
    hours: 'Öppettider, kommande sju dagar',
    closed: 'Stängt de kommande sju dagarna',
    daily: 'Varje dag',
    nextForTwo: 'Nästa bord för två',
    noneForTwo: 'Inget bord för två de kommande två veckorna',
    book: 'Boka bord',
    bookAt: 'Boka bord: {{service}}',
    askVenue: 'Bord kan inte bokas online här. Fråga stället.',
    none: '{{name}} erbjuder inga bord online.',
    failed: 'Matsalarna kunde inte laddas. Försök igen.',
  },
  footer: {
    label: 'Fler sidor',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'sv', typeof en>;
