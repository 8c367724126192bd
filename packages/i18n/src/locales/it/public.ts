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
    label: 'Menu principale',
    openMenu: 'Apri il menu',
    closeMenu: 'Chiudi il menu',
    about: 'Chi siamo',
    activityHub: 'Area personale',
    restaurants: 'Ristoranti',
    spas: 'Spa',
    staffLogin: 'Accesso del personale',
  },
  home: {
    title: 'Tutte le prenotazioni della Sua struttura in un unico posto',
    lead: 'Soggiorni, attività e abbonamenti: gli ospiti prenotano da soli, il personale vede tutto subito e nessun posto viene venduto due volte.',
    primaryAction: 'Trova la struttura',
    secondaryAction: 'Vedi che cosa fa',
    preview: {
      label: 'Esempio di una giornata',
      today: 'Oggi',
      walk: 'Escursione guidata nel fiordo',
      dinner: 'Cena di quattro portate',
      places: '{{used}} posti su {{capacity}}',
      booked: 'Prenotato',
      bookedText: 'Domani alle {{time}}, {{count}} ospiti',
      free: 'Di nuovo libero',
      freeText: 'Il primo in lista d’attesa è stato avvisato.',
    },
    doors: {
      title: 'Dove vuole andare?',
      guestsTitle: 'Sono un ospite',
      guestsText:
        'Prenotare attività, mettersi in lista d’attesa, modificare o annullare: sul telefono, in sette lingue.',
      guestsAction: 'Trova la struttura',
      staffTitle: 'Lavoro in una struttura',
      staffText:
        'Schede ospite, elenchi delle prenotazioni e una ricerca che trova l’ospite mentre si scrive.',
      staffAction: 'Accedi',
    },
    kinds: {
      title: 'Un sistema per tutto ciò che offre',
      text: 'Hotel, spa e centri attività usano i moduli di cui hanno bisogno, con una sola scheda per ogni ospite.',
      stays: 'Soggiorni',
      staysText:
        'Arrivo, partenza e ciò che è incluso: gli ospiti vedono in quale giorno ogni servizio è prenotato e prenotano il resto da soli.',
      memberships: 'Abbonamenti',
      membershipsText:
        'Dieci ingressi in piscina o un’intera stagione: venduti alla reception, contati a ogni visita e validi per pagare una prenotazione.',
      activities: 'Attività',
      activitiesText:
        'Orari settimanali, giorni speciali, bambini, extra e accompagnatore, nella lingua di ogni ospite.',
      dropIn: 'Senza prenotazione',
      dropInText:
        'Anche chi è alla porta è una prenotazione: contata subito, così nessuno prenota lo stesso posto online.',
    },
    promise: {
      title: 'Nessun posto viene venduto due volte',
      text: 'Due persone premono il pulsante nello stesso istante per l’ultimo posto. Una lo ottiene. L’altra lo sa subito e vede che cosa resta libero.',
      hold: 'Tenuto mentre l’ospite decide',
      holdText:
        'Scegliere un orario lo riserva per dieci minuti. L’ospite vede quanto tempo resta.',
      queue: 'I posti liberati trovano il prossimo ospite',
      queueText:
        'Quando qualcuno annulla, il primo gruppo in attesa che ci sta avanza e riceve un messaggio.',
      audit: 'Chi ha modificato cosa',
      auditText: 'Chi ha cambiato che cosa, e quando, viene salvato insieme alla modifica stessa.',
    },
    looks: {
      title: 'La Sua struttura, il Suo stile',
      text: 'Logo, colori e lingua sono vostri. Atrium mantiene leggibile ogni parola, di giorno e al buio, qualunque colore scegliate.',
      activity: 'Sauna serale',
      book: 'Prenota ora',
    },
  },
  findVenue: {
    title: 'Trova la struttura',
    text: 'Inserisca il nome dell’hotel, della spa o del ristorante, o il nome breve del suo indirizzo.',
    label: 'Nome della struttura',
    hint: 'Per esempio: fjord',
    results: 'Strutture',
    notFound: 'Non conosciamo una struttura con questo nome.',
    opening: 'Apertura di {{name}}…',
    failed: 'La ricerca non è riuscita. Riprovi.',
  },
  fnb: {
    title: 'Trovare un tavolo',
    text: 'Scriva il nome dell’hotel o del ristorante in cui desidera mangiare.',
    titleOf: 'A tavola da {{name}}',
    lead: 'Veda quando è aperta la cucina e prenoti un tavolo.',
    tables_one: '{{count}} tavolo',
    tables_many: '{{count}} di tavoli',
    tables_other: '{{count}} tavoli',
    hours: 'Orari dei prossimi sette giorni',
    closed: 'Chiuso nei prossimi sette giorni',
    daily: 'Tutti i giorni',
    nextForTwo: 'Prossimi tavoli per due',
    noneForTwo: 'Nessun tavolo per due nelle prossime due settimane',
    book: 'Prenoti un tavolo',
    bookAt: 'Prenoti un tavolo: {{service}}',
    askVenue: 'Qui non è possibile prenotare un tavolo online. Chieda alla struttura.',
    none: '{{name}} non offre tavoli online.',
    failed: 'Non è stato possibile caricare le sale. Riprovi.',
  },
  footer: {
    label: 'Altre pagine',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'it', typeof en>;
