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
  title: 'Impostazioni',
  partners: {
    title: 'Partner',
    subtitle: 'Chiavi per i programmi dei partner',
    access: 'Che cosa può fare',
    perMinute: 'Richieste al minuto',
    expires: 'Scade',
  },
  webhooks: {
    title: 'Webhook',
    subtitle: 'Informare i programmi dei partner di ciò che accade',
    address: 'Indirizzo',
    events: 'Eventi',
    on: 'Attivo',
    message: 'Messaggio',
  },
  unsaved: 'Modifiche non salvate',
  stale: {
    text: 'Qualcun altro ha modificato questo elemento da quando l’ha aperto. Quanto ha digitato resta finché non sceglie.',
    who: '{{name}} l’ha salvato: {{when}}.',
    takeTheirs: 'Prendi la più recente',
  },
  log: { subtitle: 'Chi ha modificato che cosa nella struttura' },
  discard: 'Annulla le modifiche',
  changedFields: 'L’altra persona ha modificato:',
  saved: 'Le modifiche sono state salvate.',
  saveFailed: 'Non è stato possibile salvare le modifiche.',
  delete: 'Elimina',
  deleteTitle: 'Elimina «{{name}}»',
  deleteFailed: 'Non è stato possibile eliminare.',
  edit: 'Modifica',
  moreFor: 'Altro per {{name}}',
  actions: 'Azioni',
  editNamed: 'Modifica «{{name}}»',
  moveUp: 'Sposta su «{{name}}»',
  moveDown: 'Sposta giù «{{name}}»',
  order: 'Ordine',
  description: 'Descrizione',
  nameHint: 'Mostrato dove una lingua non ha un nome proprio.',
  noLimit: 'Nessun limite',
  sold: 'In vendita',
  notSold: 'Non in vendita',
  sale: {
    title: 'Vendita online',
    online: 'In vendita online',
    page: 'Apri la pagina per gli ospiti',
    onlineHint: 'Serve un prezzo. Salvi per ottenere l’indirizzo della pagina.',
    tax: 'Imposta inclusa',
    taxHint: 'Lasci vuoto per non mostrare imposte sulle ricevute.',
    agreement: 'Che cosa accetta chi acquista',
    agreementHint: 'Mostrato prima del pagamento. Lasci vuoto se non c’è nulla da accettare.',
    perDay: 'Arrivi al giorno, al massimo',
    perDayHint:
      'Oltre, il giorno è esaurito online. Contano anche i soggiorni che crea Lei. Lasci vuoto per nessun limite.',
  },
  offer: 'Che cosa si vende',
  minutes: 'minuti',
  hours: 'ore',
  days: 'giorni',
  months: 'mesi',
  color: 'Colore',
  placeInLists: 'Posto negli elenchi',
  picture: 'Immagine',
  pickColor: 'Scegli un colore: {{name}}',
  texts: {
    title: 'Lingue',
    hint: 'Gli ospiti leggono la propria lingua dove è compilata.',
    complete: 'completo',
    partial: 'incompleto',
    missing: 'mancante',
    others: 'In altre lingue',
    othersHint: 'Il personale lo vede nella propria lingua, se compilata.',
    count: '{{count}} di {{total}}',
  },
  home: {
    venue: 'La struttura',
    offer: 'Che cosa possono prenotare gli ospiti',
    spa: 'La spa',
    look: 'Che cosa vedono gli ospiti',
    desk: 'Come lavora la reception',
    steps: 'Prima che gli ospiti possano prenotare',
    stepService: 'Aggiungi un servizio con i suoi orari',
    stepStatus: 'Aggiungi uno stato per gli ospiti arrivati',
    stepTheme: 'Scegli i colori delle pagine degli ospiti',
    done: 'Fatto',
  },
  ...settingsServices,
  ...settingsSetup,
  ...settingsSpa,
  ...settingsUsedBy,
  ...settingsSitePages,
  ...settingsWidgets,
  ...settingsVenue,
} satisfies Translation<'it', typeof en>;
