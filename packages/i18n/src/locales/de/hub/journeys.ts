import type { Translation } from '../../../translation';
import type { journeys as en } from '../../en/hub/journeys';

export const journeys = {
  title: 'Spa-Tag',
  invite: 'Bleiben Sie den ganzen Tag',
  inviteText:
    'Zwei bis fünf Behandlungen nacheinander, allein oder zu zweit. Wir finden Zeiten, die zusammenpassen.',
  start: 'Stellen Sie Ihren Tag zusammen',
  steps: { treatments: 'Ihre Behandlungen' },
  hint: 'Wählen Sie zwei bis fünf, in der gewünschten Reihenfolge.',
  for: 'Wer kommt',
  me: 'Nur ich',
  two: 'Wir zwei',
  treatment: 'Behandlung {{number}}',
  remove: 'Behandlung {{number}} entfernen',
  add: 'Behandlung hinzufügen',
  together: 'Für Sie beide gemeinsam',
  sideBySide: 'Für jeden von Ihnen, nebeneinander',
  forOne: 'Für einen von Ihnen',
  pace: 'Zwischen den Behandlungen',
  close: 'Eine nach der anderen',
  rests: 'Eine halbe Stunde oder mehr zum Ausruhen',
  noTimes: 'An diesem Tag passt nichts zusammen',
  noTimesHint: 'Versuchen Sie einen anderen Tag, weniger Behandlungen oder ein anderes Tempo.',
  nextDay: 'Nächsten Tag versuchen',
  allOrNothing: 'Wir buchen alles zusammen oder nichts.',
  cancel: 'Alle absagen',
  cancelTitle: 'Alle diese Behandlungen absagen?',
  cancelled: 'Ihre Behandlungen wurden abgesagt.',
  cancelFailed: 'Ihre Behandlungen konnten nicht abgesagt werden',
  moved: 'Ihre Behandlungen wurden verschoben.',
  moveFailed: 'Ihre Behandlungen konnten nicht verschoben werden',
} satisfies Translation<'de', typeof en>;
