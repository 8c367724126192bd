import type { Translation } from '../../../../translation';
import type { waitingList as en } from '../../../en/admin/bookings/waiting-list';

export const waitingList = {
  hint: 'Por orden de inscripción. Se avisa al cliente con un mensaje.',
  since: 'desde el {{when}}',
  free_one: '{{count}} plaza libre ahora',
  free_other: '{{count}} plazas libres ahora',
  free_many: '{{count}} plazas libres ahora',
  noneFree: 'Ninguna plaza libre',
  notOffered: 'Esta hora ya no se ofrece',
  tooFew: 'Faltan plazas',
  promoteName: 'Asignar plaza a {{name}}',
  promoted: '{{name}} ha obtenido las plazas: {{service}}, {{when}}.',
  none: 'Nadie espera',
  noneHint: 'Quien pida una hora completa con lista de espera aparecerá aquí automáticamente.',
  more: 'Estos son los primeros {{count}}. Los días siguientes aparecen al mover el inicio.',
  failed: 'No se ha podido cargar la lista de espera.',
} satisfies Translation<'es', typeof en>;
