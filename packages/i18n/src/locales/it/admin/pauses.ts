import type { Translation } from '../../../translation';
import type { pauses as en } from '../../en/admin/pauses';

export const pauses = {
  button: 'Sospendi le prenotazioni online',
  choice: '{{what}}, {{time}}',
  everything: 'Tutto',
  hours_one: 'per {{count}} ora',
  hours_many: 'per {{count}} ore',
  hours_other: 'per {{count}} ore',
  tomorrow: 'fino a domani',
  until: 'fino alle {{time}}',
  all: 'Le prenotazioni online sono sospese {{time}}.',
  some: 'Le prenotazioni online di {{what}} sono sospese {{time}}.',
  by: 'Sospese da {{name}}.',
  resume: 'Riapri ora',
  resumed: 'Gli ospiti possono di nuovo prenotare online',
  resumeFailed: 'Le prenotazioni online sono ancora sospese.',
  paused: 'Le prenotazioni online sono sospese',
  failed: 'Non è stato possibile sospendere le prenotazioni online.',
} satisfies Translation<'it', typeof en>;
