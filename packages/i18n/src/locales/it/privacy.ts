import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';
import { requests } from './privacy/requests';

export const privacy = {
  requests,
  title: 'Privacy',
  intro: 'Richieste degli ospiti sui propri dati e tempi di conservazione',
  failed: 'Impossibile caricare gli ospiti.',
  next: {
    title: 'Questa notte',
    intro:
      'Gli ospiti senza prenotazioni né soggiorni dal {{since}}, e senza nulla in programma, vengono anonimizzati questa notte. Gli ospiti permanenti restano, e così tutte le cifre.',
    none: 'Questa notte non viene anonimizzato nessuno',
    noneHint: 'Ogni ospite è venuto dopo il {{since}}, ha una prenotazione o è permanente.',
    off: 'Tutti gli ospiti vengono conservati',
    offHint: 'Indichi dopo quanti mesi senza visite gli ospiti vengono anonimizzati.',
    settings: 'Impostazioni della struttura',
    guest: 'Ospite',
    created: 'Ospite dal',
    why: 'Motivo',
    reason: 'Nessuna prenotazione dal {{since}}',
    unnamed: 'Senza nome',
  },
  dryRun: {
    title: 'Prova',
    hint: 'Conta chi verrebbe anonimizzato ora. Non cambia nulla.',
    months: 'Mesi senza visite',
    run: 'Conta',
    running: 'Conteggio in corso…',
    failed: 'Impossibile avviare la prova.',
  },
  runs: {
    title: 'Esecuzioni passate',
    failed: 'Impossibile caricare le esecuzioni passate.',
    none: 'Ancora nessuna esecuzione',
    noneHint: 'Qui compaiono ogni notte e ogni prova, senza nominare ospiti.',
    at: 'Quando',
    what: 'Cosa',
    night: 'Notte',
    dry: 'Prova di {{name}}',
    dryUnnamed: 'Prova',
    months_one: '{{count}} mese',
    months_many: '{{count}} di mesi',
    months_other: '{{count}} mesi',
    anonymised: 'Anonimizzati',
    active: 'Conservati: visita o prenotazione',
    refused: 'Conservati: pagamento in corso o appena prenotato',
    eternal: 'Permanenti',
  },
} satisfies Translation<'it', typeof en>;
