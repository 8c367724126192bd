import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';

export const privacy = {
  title: 'Privacy',
  intro: 'Gli ospiti di cui non ha più bisogno, e che cosa è stato fatto dei loro dati',
  failed: 'Impossibile caricare gli ospiti.',
  next: {
    title: 'Questa notte',
    intro:
      'Gli ospiti senza prenotazioni né soggiorni dal {{since}}, e senza nulla in programma, vengono anonimizzati questa notte. Gli ospiti permanenti restano, e così tutte le cifre.',
    none: 'Questa notte non viene anonimizzato nessuno',
    noneHint:
      'Tutti gli ospiti sono venuti dopo il {{since}}, hanno una prenotazione o sono permanenti.',
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
    title: 'Attestazioni',
    failed: 'Impossibile caricare le attestazioni.',
    none: 'Ancora nessuna esecuzione',
    noneHint: 'Ogni notte e ogni prova lasciano qui un’attestazione. Non nomina alcun ospite.',
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
