import type { Translation } from '../../../translation';
import type { treatments as en } from '../../en/hub/treatments';

export const treatments = {
  title: 'Behandlungen',
  loadFailed: 'Die Behandlungen konnten nicht geladen werden.',
  oneLoadFailed: 'Die Behandlung konnte nicht geladen werden.',
  from: 'Ab {{price}}',
  together_one: 'Für {{count}} Person',
  together_other: 'Für {{count}} Personen gemeinsam',
  cancelBefore: 'Kostenlos stornierbar bis {{duration}} vor Beginn',
  cancelUntilStart: 'Kostenlos stornierbar bis zum Beginn',
  steps: {
    treatment: 'Ihre Behandlung',
  },
  length: 'Dauer',
  lengthAndPrice: '{{duration}}, {{price}}',
  wish: {
    label: 'Behandelt von',
    any: 'Egal',
    woman: 'Eine Frau',
    man: 'Ein Mann',
    women: 'Frauen',
    men: 'Männer',
    withSurcharge: '{{name}} (+{{price}})',
    hint: 'Wir bieten nur Zeiten an, zu denen wir Ihren Wunsch erfüllen können.',
  },
  past: 'Frühere Behandlungen',
  chooseDay: 'Tag wählen',
  with: 'Mit {{names}}',
  tentative: 'Noch nicht bestätigt',
  prePaid: 'Vorab bezahlt',
  paid: 'Bezahlt',
  missed: 'Nicht erschienen',
  anotherTime: 'Anderer Termin',
  moveTo: 'Auf {{time}} verschieben',
  moved: 'Ihre Behandlung wurde verschoben.',
  moveFailed: 'Ihre Behandlung konnte nicht verschoben werden.',
  contact: 'Um diese Behandlung zu ändern oder zu stornieren, wenden Sie sich an {{venue}}.',
  changedElsewhere:
    'Diese Behandlung wurde gerade geändert. Prüfen Sie sie und wählen Sie noch einmal.',
} satisfies Translation<'de', typeof en>;
