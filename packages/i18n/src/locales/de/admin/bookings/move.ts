import type { Translation } from '../../../../translation';
import type { move as en } from '../../../en/admin/bookings/move';

export const move = {
  open: 'Verlegen oder ändern',
  title: 'Reservierung verlegen oder ändern',
  now: 'Jetzt: {{now}}. Erst beim Speichern ändert sich etwas.',
  submit: 'Änderung speichern',
  unchanged: 'Die Reservierung ist unverändert.',
  overrideHint:
    'Die Reservierung ist unverändert. Sie dürfen die Verfügbarkeit übergehen, mit Begründung.',
  askHint: 'Die Reservierung ist unverändert. Die Administration darf die Verfügbarkeit übergehen.',
  noMessages: 'Der Gast hat zu dieser Reservierung noch keine Nachricht bekommen.',
} satisfies Translation<'de', typeof en>;
