import type { Translation } from '../../../translation';
import type { treatmentConfirmation as en } from '../../en/messages/treatments';

export const treatmentConfirmation = {
  subject: 'Bestätigt: {{treatment}}, {{date}}',
  body: 'Ihre Behandlung bei {{vendor}} ist bestätigt. Wir freuen uns auf Sie!',
  title: 'Ihre Behandlung',
  treatment: 'Behandlung',
  therapist: 'Behandlung durch',
  open: 'Meine Behandlung ansehen',
  calendar: 'Mit der angehängten Datei übernehmen Sie die Behandlung in Ihren Kalender.',
  journey: {
    body: 'Ihre Behandlungen bei {{vendor}} sind bestätigt. Wir freuen uns auf Sie!',
    title: 'Ihre Behandlungen',
    open: 'Meine Behandlungen ansehen',
    calendar: 'Mit der angehängten Datei übernehmen Sie alle in Ihren Kalender.',
  },
} satisfies Translation<'de', typeof en>;
