import type { Translation } from '../../../../translation';
import type { settingsJobs as en } from '../../../en/admin/settings/jobs';

export const settingsJobs = {
  title: 'Bakgrundsjobb som misslyckades',
  subtitle: 'Det som försöktes flera gånger i bakgrunden och sedan gavs upp',
  none: 'Inget har misslyckats',
  noneHint:
    'Meddelanden, nattjobb och liknande som misslyckas gång på gång väntar här tills du försöker igen.',
  work: 'Jobb',
  failedAt: 'Gavs upp',
  tries_one: '{{count}} försök',
  tries_other: '{{count}} försök',
  retry: 'Försök igen',
  retryNamed: 'Försök igen: {{name}}',
  retryFailed: 'Det gick inte att försöka igen.',
  remove: 'Ta bort',
  removeNamed: 'Ta bort: {{name}}',
  removeTitle: 'Ta bort ”{{name}}”',
  removeText: 'Inga fler försök görs.',
  removeFailed: 'Det gick inte att ta bort.',
  installation: 'Alla anläggningar',
  kinds: {
    'anonymise-guests': 'Anonymisera gäster',
    'keep-intakes': 'Ta bort gamla svar på hälsoformulär',
    'propose-seating': 'Söka en bättre placering',
    'review-requests': 'Be gäster om omdömen',
    'send-message': 'Skicka ett meddelande',
    'send-reset-link': 'Skicka en återställningslänk',
    'send-sandbox-notice': 'Meddela en betalning i sandlådan',
    'serve-treatment-waits': 'Meddela gäster som väntar på en behandling',
    'serve-waiting-list': 'Flytta fram från väntelistan',
    'settle-merge': 'Slutföra en sammanslagning av gäster',
    'settle-payment': 'Slutföra en betalning',
    'verify-bookings': 'Kontrollera bokningar mot platser',
  },
} satisfies Translation<'sv', typeof en>;
