import type { Translation } from '../../../translation';
import type { pauses as en } from '../../en/admin/pauses';

export const pauses = {
  button: 'Sett nettbestilling på pause',
  choice: '{{what}}, {{time}}',
  everything: 'Alt',
  hours_one: 'i {{count}} time',
  hours_other: 'i {{count}} timer',
  tomorrow: 'til i morgen',
  until: 'til {{time}}',
  all: 'Nettbestilling er satt på pause {{time}}.',
  some: 'Nettbestilling av {{what}} er satt på pause {{time}}.',
  by: 'Satt på pause av {{name}}.',
  resume: 'Åpne igjen nå',
  resumed: 'Gjester kan bestille på nett igjen',
  resumeFailed: 'Nettbestilling er fortsatt satt på pause.',
  paused: 'Nettbestilling er satt på pause',
  failed: 'Nettbestilling kunne ikke settes på pause.',
} satisfies Translation<'no', typeof en>;
