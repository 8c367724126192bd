import type { Translation } from '../../../../translation';
import type { settingsJobs as en } from '../../../en/admin/settings/jobs';

export const settingsJobs = {
  title: 'Bakgrunnsjobber som mislyktes',
  subtitle: 'Det som ble forsøkt flere ganger i bakgrunnen og så gitt opp',
  none: 'Ingenting har mislyktes',
  noneHint:
    'Meldinger, nattjobber og lignende som stadig mislykkes, venter her til du prøver dem på nytt.',
  work: 'Jobb',
  failedAt: 'Gitt opp',
  tries_one: '{{count}} forsøk',
  tries_other: '{{count}} forsøk',
  retry: 'Prøv på nytt',
  retryNamed: 'Prøv på nytt: {{name}}',
  retryFailed: 'Det kunne ikke prøves på nytt.',
  remove: 'Fjern',
  removeNamed: 'Fjern: {{name}}',
  removeTitle: 'Fjern «{{name}}»',
  removeText: 'Den prøves ikke på nytt.',
  removeFailed: 'Den kunne ikke fjernes.',
  installation: 'Alle steder',
  kinds: {
    'anonymise-guests': 'Anonymisere gjester',
    'keep-intakes': 'Slett gamle svar på helseskjemaer',
    'propose-seating': 'Se etter bedre bordplassering',
    'review-requests': 'Be gjester om vurdering',
    'send-message': 'Sende en melding',
    'send-reset-link': 'Sende en lenke for nytt passord',
    'send-sandbox-notice': 'Varsle om en betaling i sandkassen',
    'serve-treatment-waits': 'Si fra til gjester som venter på en behandling',
    'serve-waiting-list': 'Rykke opp fra ventelisten',
    'settle-merge': 'Fullføre en sammenslåing av gjester',
    'settle-payment': 'Gjøre opp en betaling',
    'verify-bookings': 'Kontrollere bestillinger mot plasser',
  },
} satisfies Translation<'no', typeof en>;
