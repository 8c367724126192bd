import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/messages/privacy';

export const privacy = {
  kinds: {
    access: 'Accesso ai Suoi dati',
    correction: 'Rettifica dei Suoi dati',
    erasure: 'Cancellazione dei Suoi dati',
    restriction: 'Limitazione dell’uso dei Suoi dati',
    objection: 'Niente più pubblicità',
    portability: 'I Suoi dati da portare con sé',
  },
  reason: 'Il motivo: {{reason}}',
  complain:
    'Se non è d’accordo, può presentare reclamo all’autorità per la protezione dei dati o rivolgersi a un giudice.',
  confirm: {
    subject: 'Confermi la Sua richiesta: {{kind}}',
    text: 'Qualcuno ha chiesto questo a {{vendor}} con il Suo indirizzo email: {{kind}}. Confermi che è stato Lei, così nessuno può fare richieste a Suo nome.',
    link: 'Il link funziona una sola volta, fino al {{until}}:',
    ignore: 'Se non è stato Lei, ignori questo messaggio: non succederà nulla.',
  },
  received: {
    subject: 'Abbiamo ricevuto la Sua richiesta: {{kind}}',
    text: 'Abbiamo ricevuto la Sua richiesta ({{kind}}) il {{date}}. Avrà la nostra risposta entro {{due}}. Il numero è {{reference}}.',
  },
  extended: {
    subject: 'Ci serve più tempo: {{kind}}',
    text: 'Non riusciamo a rispondere alla Sua richiesta {{reference}} entro {{before}}. Avrà la nostra risposta al più tardi {{due}}.',
  },
  refused: {
    subject: 'La Sua richiesta: {{kind}}',
    text: 'Non possiamo dare seguito alla Sua richiesta ({{kind}}, numero {{reference}}).',
  },
  lifted: {
    subject: 'I Suoi dati possono di nuovo essere usati',
    text: 'Abbiamo revocato la limitazione dell’uso dei Suoi dati (richiesta {{reference}}).',
  },
  answered: {
    subject: 'La nostra risposta: {{kind}}',
    intro: 'Ecco la nostra risposta alla Sua richiesta {{reference}}.',
    access: 'Riceve tutto ciò che conserviamo su di Lei.',
    correction: 'Abbiamo rettificato i Suoi dati.',
    erasure: 'Abbiamo cancellato i Suoi dati personali. Il Suo account non esiste più.',
    restriction:
      'Da ora in poi ci limitiamo a conservare i Suoi dati. Non li modifichiamo e non Le inviamo pubblicità; ciò che ha prenotato resta valido. La avviseremo prima che questo finisca.',
    objection: 'Non riceverà più pubblicità da noi, né via email né via SMS.',
    portability: 'Riceve i Suoi dati in una forma che altri programmi possono leggere.',
    until:
      'I link funzionano fino al {{until}}. Chi li possiede può leggere i Suoi dati: non inoltri questo messaggio.',
    page: 'Da leggere:',
    file: 'Per altri programmi (JSON):',
    note: 'Inoltre: {{note}}',
  },
  keptIntro: 'Questo deve restare:',
  kept: {
    receipts:
      'Le ricevute e i pagamenti, che le norme contabili ci impongono di conservare. Non riportano il Suo nome.',
    agreements:
      'Ciò che ha accettato per i pagamenti con carta salvata, come prova che erano consentiti.',
    figures: 'Le prenotazioni e i soggiorni passati senza il Suo nome, per le nostre statistiche.',
    proof: 'Il fatto che questo è stato chiesto ed eseguito, e quando. Non riporta il Suo nome.',
  },
  receipt: {
    title: 'Ricevuta',
    intro: '{{vendor}}, richiesta {{reference}}',
    guest: 'Ospite',
    kind: 'Oggetto',
    details: 'Dettagli',
    received: 'Ricevuta il',
    channel: 'Canale',
    channels: {
      hub: 'Dall’account dell’ospite',
      mail: 'Dal modulo, con un indirizzo email',
      phone: 'Per telefono',
      letter: 'Per lettera',
      inPerson: 'Di persona',
    },
    identity: 'Identità',
    identities: {
      none: 'Non confermata',
      account: 'Accesso al proprio account',
      mailLink: 'Confermata con un link in un messaggio',
      staff: 'Verificata dal personale',
    },
    due: 'Risposta entro',
    extended: 'Prorogata di due mesi',
    state: 'Stato',
    states: {
      unconfirmed: 'In attesa di conferma',
      open: 'Aperta',
      answered: 'Evasa',
      refused: 'Respinta',
      withdrawn: 'Ritirata',
      lapsed: 'Mai confermata',
    },
    closed: 'Chiusa il',
    by: 'Da',
    outcome: 'Risposta',
    note: 'Nota',
    kept: 'Che cosa resta, e perché',
    lifted: 'Limitazione revocata',
  },
} satisfies Translation<'it', typeof en>;
