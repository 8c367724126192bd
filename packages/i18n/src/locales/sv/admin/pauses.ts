import type { Translation } from '../../../translation';
import type { pauses as en } from '../../en/admin/pauses';

export const pauses = {
  button: 'Pausa bokning på nätet',
  choice: '{{what}}, {{time}}',
  everything: 'Allt',
  hours_one: 'i {{count}} timme',
  hours_other: 'i {{count}} timmar',
  tomorrow: 'till i morgon',
  until: 'till {{time}}',
  all: 'Bokning på nätet är pausad {{time}}.',
  some: 'Bokning av {{what}} på nätet är pausad {{time}}.',
  by: 'Pausad av {{name}}.',
  resume: 'Öppna igen nu',
  resumed: 'Gäster kan boka på nätet igen',
  resumeFailed: 'Bokning på nätet är fortfarande pausad.',
  paused: 'Bokning på nätet är pausad',
  failed: 'Bokning på nätet kunde inte pausas.',
} satisfies Translation<'sv', typeof en>;
