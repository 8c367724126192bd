import type { Translation } from '../../translation';
import type { settings as en } from '../en/settings';
import { settingsJobs } from './admin/settings/jobs';
import { settingsLogSentences } from './admin/settings/log-sentences';
import { owners } from './admin/settings/owners';
import { settingsPictures } from './admin/settings/pictures';
import { settingsServices } from './admin/settings/services';
import { settingsSetup } from './admin/settings/setup';
import { settingsSignInLog } from './admin/settings/sign-in-log';
import { settingsSitePages } from './admin/settings/site-pages';
import { settingsSpa } from './admin/settings/spa';
import { settingsUsedBy } from './admin/settings/used-by';
import { settingsVenue } from './admin/settings/venue';
import { settingsWidgets } from './admin/settings/widgets';

export const settings = {
  jobs: settingsJobs,
  owners,
  pictures: settingsPictures,
  logSentences: settingsLogSentences,
  signInLog: settingsSignInLog,
  title: 'Inställningar',
  partners: {
    title: 'Partner',
    subtitle: 'Nycklar till partners program',
    access: 'Vad den får göra',
    perMinute: 'Förfrågningar per minut',
    expires: 'Går ut',
  },
  webhooks: {
    title: 'Webhooks',
    subtitle: 'Berätta för partners program vad som händer',
    address: 'Adress',
    events: 'Händelser',
    on: 'På',
    message: 'Meddelande',
  },
  unsaved: 'Osparade ändringar',
  stale: {
    text: 'Någon annan har ändrat detta sedan du öppnade det. Det du har skrivit finns kvar tills du väljer.',
    who: '{{name}} sparade det: {{when}}.',
    takeTheirs: 'Ta det senaste',
  },
  log: { subtitle: 'Vem som ändrade vad på anläggningen' },
  discard: 'Ignorera ändringar',
  changedFields: 'Den andra har ändrat:',
  saved: 'Ändringarna har sparats.',
  saveFailed: 'Ändringarna kunde inte sparas.',
  delete: 'Ta bort',
  deleteTitle: 'Ta bort ”{{name}}”',
  deleteFailed: 'Det gick inte att ta bort.',
  edit: 'Redigera',
  moreFor: 'Mer för {{name}}',
  actions: 'Åtgärder',
  editNamed: 'Redigera ”{{name}}”',
  moveUp: 'Flytta upp ”{{name}}”',
  moveDown: 'Flytta ner ”{{name}}”',
  order: 'Ordning',
  description: 'Beskrivning',
  nameHint: 'Visas där ett språk inte har ett eget namn.',
  noLimit: 'Ingen gräns',
  sold: 'Till salu',
  notSold: 'Inte till salu',
  sale: {
    title: 'Försäljning online',
    online: 'Gäster kan köpa online',
    page: 'Öppna sidan för gäster',
    onlineHint: 'Kräver ett pris. Spara för att få adressen till sidan.',
    tax: 'Moms som ingår',
    taxHint: 'Lämna tomt för att inte visa moms på kvitton.',
    agreement: 'Vad köparen godkänner',
    agreementHint: 'Visas före betalning. Lämna tomt om det inte finns något att godkänna.',
    perDay: 'Ankomster per dag, högst',
    perDayHint:
      'Därefter är dagen slutsåld online. Vistelser som du lägger in själv räknas med. Lämna tomt för ingen gräns.',
  },
  offer: 'Vad som säljs',
  minutes: 'minuter',
  hours: 'timmar',
  days: 'dagar',
  months: 'månader',
  color: 'Färg',
  placeInLists: 'Plats i listor',
  picture: 'Bild',
  pickColor: 'Välj en färg: {{name}}',
  texts: {
    title: 'Språk',
    hint: 'Gästerna läser sitt eget språk där det är ifyllt.',
    complete: 'fullständigt',
    partial: 'ofullständigt',
    missing: 'saknas',
    others: 'På andra språk',
    othersHint: 'Personalen ser det på sitt eget språk där det är ifyllt.',
    count: '{{count}} av {{total}}',
  },
  home: {
    venue: 'Anläggningen',
    offer: 'Vad gästerna kan boka',
    spa: 'Spaet',
    look: 'Vad gästerna ser',
    desk: 'Hur receptionen arbetar',
    steps: 'Innan gästerna kan boka',
    stepService: 'Lägg till en tjänst med tider',
    stepStatus: 'Lägg till en bokningsstatus för gäster som har kommit',
    stepTheme: 'Välj färger för gästernas sidor',
    done: 'Klart',
  },
  ...settingsServices,
  ...settingsSetup,
  ...settingsSpa,
  ...settingsUsedBy,
  ...settingsSitePages,
  ...settingsWidgets,
  ...settingsVenue,
} satisfies Translation<'sv', typeof en>;
