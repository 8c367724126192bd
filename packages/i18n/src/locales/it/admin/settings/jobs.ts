import type { Translation } from '../../../../translation';
import type { settingsJobs as en } from '../../../en/admin/settings/jobs';

export const settingsJobs = {
  title: 'Attività in background non riuscite',
  subtitle: 'Ciò che è stato tentato più volte in background e poi abbandonato',
  none: 'Nessun errore',
  noneHint:
    'Messaggi, attività notturne e simili che continuano a fallire restano qui finché non li riprova.',
  work: 'Attività',
  failedAt: 'Abbandonata',
  tries_one: '{{count}} tentativo',
  tries_other: '{{count}} tentativi',
  tries_many: '{{count}} tentativi',
  retry: 'Riprova',
  retryNamed: 'Riprova: {{name}}',
  retryFailed: 'Non è stato possibile riprovare.',
  remove: 'Rimuovi',
  removeNamed: 'Rimuovi: {{name}}',
  removeTitle: 'Rimuovi «{{name}}»',
  removeText: 'Non ci saranno altri tentativi.',
  removeFailed: 'Non è stato possibile rimuoverla.',
  installation: 'Tutte le strutture',
  kinds: {
    'anonymise-guests': 'Rendere anonimi gli ospiti',
    'keep-intakes': 'Elimina le vecchie risposte ai questionari',
    'propose-seating': 'Cercare una disposizione migliore',
    'review-requests': 'Chiedere recensioni agli ospiti',
    'send-message': 'Inviare un messaggio',
    'send-reset-link': 'Inviare un link di reimpostazione',
    'send-sandbox-notice': 'Comunicare un pagamento nell’ambiente di prova',
    'serve-treatment-waits': 'Avvisare gli ospiti in attesa di un trattamento',
    'serve-waiting-list': 'Far avanzare la lista d’attesa',
    'settle-merge': 'Completare un’unione di ospiti',
    'settle-payment': 'Concludere un pagamento',
    'verify-bookings': 'Confrontare prenotazioni e posti',
  },
} satisfies Translation<'it', typeof en>;
