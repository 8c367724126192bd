import type { Translation } from '../../translation';
import type { ui as en } from '../en/ui';

export const ui = {
  calendar: {
    label: 'Calendario',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    currentMonth: 'Torna al mese corrente',
    today: 'oggi',
    selected: 'selezionato',
    unavailable: 'non disponibile',
    rangeStart: 'inizio del periodo',
    rangeEnd: 'fine del periodo',
    inRange: 'nel periodo',
  },
  slots: {
    label: 'Orari disponibili',
    empty: 'Nessun orario disponibile',
    joinWaitingList: 'Iscriversi alla lista d’attesa',
    available_one: '{{count}} posto disponibile',
    available_many: '{{count}} di posti disponibili',
    available_other: '{{count}} posti disponibili',
    full: 'Al completo',
    overBy: '{{count}} in più',
    closed: 'Il servizio è chiuso.',
    withoutTimes: 'Il servizio è aperto, ma non sono previsti orari.',
    noComment: 'Non è stato aggiunto alcun commento.',
    nextDay: 'giorno successivo',
  },
  participants: {
    label: 'Partecipanti',
    adults: 'Adulti',
    children: 'Bambini',
    fewerAdults: 'Un adulto in meno',
    moreAdults: 'Un adulto in più',
    fewerChildren: 'Un bambino in meno',
    moreChildren: 'Un bambino in più',
    person: 'Persona',
    exclusive: 'Privato: solo per il Suo gruppo.',
  },
  phone: {
    country: 'Paese',
  },
  password: {
    show: 'Mostra password',
    hide: 'Nascondi password',
    hint: 'Almeno 8 caratteri',
  },
  toast: {
    label: 'Messaggi (F6)',
    success: 'Operazione riuscita',
    error: 'Errore',
    warning: 'Attenzione',
    close: 'Chiudi il messaggio',
  },
  toggle: {
    on: 'Attivo',
    off: 'Non attivo',
  },
  dialog: {
    close: 'Chiudi la finestra',
  },
  errorPage: {
    title: 'Qualcosa è andato storto...',
    text: 'Ci scusiamo. È possibile proseguire da una di queste pagine:',
    home: 'Pagina iniziale',
    about: 'Chi siamo',
    activityHub: 'Area personale',
    notFoundTitle: 'Pagina non trovata',
    notFoundText:
      'La pagina potrebbe essere stata spostata, oppure l’indirizzo non è del tutto corretto.',
    reference: 'Riferimento: {{id}}',
    label: 'Come proseguire',
    newVersionTitle: 'È disponibile una versione più recente di questa pagina',
    newVersionText:
      'Non è stato possibile caricare una parte della pagina. Ricarichi per ottenere la versione più recente.',
    offlineTitle: 'È offline',
    offlineText: 'La pagina si carica da sola appena torna la connessione.',
  },
  errorState: {
    title: 'Caricamento non riuscito',
    text: 'Verifichi la connessione e riprovi.',
  },
  birthDate: {
    label: 'Data di nascita',
    day: 'Giorno',
    month: 'Mese',
    year: 'Anno',
  },
  skipToContent: 'Vai al contenuto',
} satisfies Translation<'it', typeof en>;
