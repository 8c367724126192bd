import type { Translation } from '../../../translation';
import type { spaWaits as en } from '../../en/spa/waiting-list';

export const spaWaits = {
  count_one: '{{count}} gjest venter på denne dagen',
  count_other: '{{count}} gjester venter på denne dagen',
  hint: 'De som har ventet lengst, først. Gjestene får e-post når en tid blir ledig.',
  asks: 'Ønsker {{who}}',
  woman: 'en kvinne',
  man: 'en mann',
  free: 'Ledig: {{times}}',
  noneFree: 'Ingen ledig tid',
  told: 'Varslet {{when}}',
  tell: 'Si fra',
  tellNamed: 'Si fra til {{name}} om de ledige tidene',
  wasTold: '{{name}} har fått beskjed om de ledige tidene.',
  tellFailed: 'Gjesten kunne ikke varsles.',
  remove: 'Fjern',
  removeNamed: 'Ta {{name}} av ventelisten',
  removeText: 'Gjesten får ikke beskjed. De kan sette seg på listen igjen selv.',
  removed: '{{name}} er tatt av ventelisten.',
  removeFailed: 'Gjesten kunne ikke tas av ventelisten.',
  failed: 'Ventelisten kunne ikke lastes inn.',
} satisfies Translation<'no', typeof en>;
