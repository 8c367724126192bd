import type { Translation } from '../../../translation';
import type { pauses as en } from '../../en/admin/pauses';

export const pauses = {
  button: 'Online-Buchung aussetzen',
  choice: '{{what}}, {{time}}',
  everything: 'Alles',
  hours_one: 'für {{count}} Stunde',
  hours_other: 'für {{count}} Stunden',
  tomorrow: 'bis morgen',
  until: 'bis {{time}}',
  all: 'Online-Buchungen sind {{time}} ausgesetzt.',
  some: 'Online-Buchungen für {{what}} sind {{time}} ausgesetzt.',
  by: 'Ausgesetzt von {{name}}.',
  resume: 'Jetzt wieder zulassen',
  resumed: 'Gäste können wieder online buchen',
  resumeFailed: 'Online-Buchungen sind weiterhin ausgesetzt.',
  paused: 'Online-Buchungen sind ausgesetzt',
  failed: 'Online-Buchungen konnten nicht ausgesetzt werden.',
} satisfies Translation<'de', typeof en>;
