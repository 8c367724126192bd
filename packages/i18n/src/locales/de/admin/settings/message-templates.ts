import type { Translation } from '../../../../translation';
import type { messageTemplates as en } from '../../../en/admin/settings/message-templates';

export const messageTemplates = {
  label: 'Text',
  own: 'Selbst schreiben',
  option: '{{name}} ({{language}})',
  preview: 'Vorschau',
  previewFailed: 'Die Vorschau konnte nicht geladen werden.',
  example: 'Mit erfundenen Werten; die des Gastes werden beim Senden eingesetzt.',
  ofGuest: 'Mit den Werten dieses Gastes.',
  showWith: 'Zeigen mit',
  invented: 'Erfundenen Werten',
  noBooking: 'Keine Reservierung passt dazu.',
  ofBooking: 'Mit den Werten von {{guest}}, {{service}}, {{date}}.',
  invent: 'Mit erfundenen Werten: Es gibt noch keine Reservierung.',
  unknown: 'Hier nicht bekannt: {{names}}',
  marketing: 'Werbung: wird nicht an Gäste gesendet, die sie nicht wünschen.',
  otherLanguage: 'Der Gast liest {{language}}; diesen Text gibt es in der Sprache nicht.',
} satisfies Translation<'de', typeof en>;
