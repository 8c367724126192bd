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
  title: 'Innstillinger',
  partners: {
    title: 'Partnere',
    subtitle: 'Nøkler til partnernes programmer',
    access: 'Hva den kan gjøre',
    perMinute: 'Forespørsler i minuttet',
    expires: 'Utløper',
  },
  webhooks: {
    title: 'Webhooker',
    subtitle: 'Fortell partnernes programmer hva som skjer',
    address: 'Adresse',
    events: 'Hendelser',
    on: 'På',
    message: 'Melding',
  },
  unsaved: 'Ulagrede endringer',
  stale: {
    text: 'Noen andre har endret dette siden du åpnet det. Det du har skrevet, beholdes til du velger.',
    who: '{{name}} lagret det: {{when}}.',
    takeTheirs: 'Ta det nyeste',
  },
  log: { subtitle: 'Hvem som endret hva på stedet' },
  discard: 'Forkast endringer',
  changedFields: 'Den andre har endret:',
  saved: 'Endringene er lagret.',
  saveFailed: 'Endringene kunne ikke lagres.',
  delete: 'Slett',
  deleteTitle: 'Slett «{{name}}»',
  deleteFailed: 'Den kunne ikke slettes.',
  edit: 'Rediger',
  moreFor: 'Mer for {{name}}',
  actions: 'Handlinger',
  editNamed: 'Rediger «{{name}}»',
  moveUp: 'Flytt «{{name}}» opp',
  moveDown: 'Flytt «{{name}}» ned',
  order: 'Rekkefølge',
  description: 'Beskrivelse',
  nameHint: 'Vises der et språk ikke har et eget navn.',
  noLimit: 'Ingen grense',
  sold: 'Til salgs',
  notSold: 'Ikke til salgs',
  sale: {
    title: 'Salg på nett',
    online: 'Gjester kan kjøpe på nett',
    page: 'Åpne siden for gjester',
    onlineHint: 'Krever en pris. Lagre for å få adressen til siden.',
    tax: 'Inkludert avgift',
    taxHint: 'La stå tomt for å ikke vise avgift på kvitteringer.',
    agreement: 'Hva kjøperen godtar',
    agreementHint: 'Vises før betaling. La stå tomt hvis det ikke er noe å godta.',
    perDay: 'Ankomster per dag, høyst',
    perDayHint:
      'Deretter er dagen utsolgt på nett. Opphold du lager selv, teller med. La stå tomt for ingen grense.',
  },
  offer: 'Hva som selges',
  minutes: 'minutter',
  hours: 'timer',
  days: 'dager',
  months: 'måneder',
  color: 'Farge',
  placeInLists: 'Plass i lister',
  picture: 'Bilde',
  pickColor: 'Velg en farge: {{name}}',
  texts: {
    title: 'Språk',
    hint: 'Gjestene leser sitt eget språk der det er fylt ut.',
    complete: 'fullstendig',
    partial: 'ufullstendig',
    missing: 'mangler',
    others: 'På andre språk',
    othersHint: 'Ansatte ser det på sitt eget språk der det er fylt ut.',
    count: '{{count}} av {{total}}',
  },
  home: {
    venue: 'Stedet',
    offer: 'Hva gjestene kan bestille',
    spa: 'Spaet',
    look: 'Hva gjestene ser',
    desk: 'Hvordan resepsjonen arbeider',
    steps: 'Før gjestene kan bestille',
    stepService: 'Legg til en tjeneste med tider',
    stepStatus: 'Legg til en bestillingsstatus for gjester som har kommet',
    stepTheme: 'Velg farger for gjestenes sider',
    done: 'Ferdig',
  },
  ...settingsServices,
  ...settingsSetup,
  ...settingsSpa,
  ...settingsUsedBy,
  ...settingsSitePages,
  ...settingsWidgets,
  ...settingsVenue,
} satisfies Translation<'no', typeof en>;
