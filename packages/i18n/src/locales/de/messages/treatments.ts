import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
  intake as enIntake,
} from '../../en/messages/treatments';

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

export const treatmentFree = {
  subject: 'Freie Zeiten: {{treatment}}',
  body: 'Sie stehen bei {{vendor}} auf der Warteliste für {{treatment}}, und diese Zeiten sind frei geworden. Sie sind nicht für Sie reserviert, buchen Sie also bald.',
  title: 'Freie Zeiten',
  open: 'Zeit wählen',
  leave:
    'Sie bleiben auf der Warteliste, bis Sie buchen. Unter „Meine Aktivitäten“ können Sie sie verlassen.',
} satisfies Translation<'de', typeof enFree>;

/** The form to answer before a treatment. The consent is what guests agree to where the venue has no text. */
export const intake = {
  text: 'Sagen Sie uns vor Ihrem Besuch, was für Ihre Behandlung über Ihre Gesundheit wichtig ist.',
  action: 'Fragen beantworten',
  consent:
    'Ich willige ein, dass {{vendor}} meine Antworten bis einige Zeit nach der Behandlung aufbewahrt, damit sie für mich sicher ist. Nur wer mich behandelt und die Leitung von {{vendor}} können sie lesen. Bis zum Beginn der Behandlung kann ich erneut antworten und {{vendor}} jederzeit bitten, meine Antworten zu löschen.',
} satisfies Translation<'de', typeof enIntake>;
