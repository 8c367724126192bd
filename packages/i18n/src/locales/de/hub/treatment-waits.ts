import type { Translation } from '../../../translation';
import type { treatmentWaits as en } from '../../en/hub/treatment-waits';

export const treatmentWaits = {
  title: 'Keine passende Zeit?',
  text: 'Sagen Sie uns, an welchen Tagen Sie können. Wir schreiben Ihnen, sobald eine Zeit frei wird.',
  open: 'Auf die Warteliste',
  first: 'Tag',
  howLong: 'Wie lange',
  oneDay: 'Nur an diesem Tag',
  week: 'Eine Woche ab diesem Tag',
  join: 'Auf die Liste setzen',
  joined: 'Sie stehen auf der Warteliste. Gebucht ist noch nichts.',
  joinFailed: 'Sie konnten nicht auf die Warteliste gesetzt werden.',
  told: 'Letzte E-Mail über freie Zeiten: {{when}}',
  seeTimes: 'Zeiten ansehen',
  leaveQuestion: 'Warteliste verlassen?',
  leaveText: 'Wir schreiben Ihnen dann nicht mehr, wenn eine Zeit frei wird.',
  stay: 'Auf der Liste bleiben',
  left: 'Sie stehen nicht mehr auf der Warteliste.',
  leaveFailed: 'Sie konnten nicht von der Warteliste genommen werden.',
  loadFailed: 'Ihr Platz auf der Warteliste konnte nicht geladen werden.',
} satisfies Translation<'de', typeof en>;
