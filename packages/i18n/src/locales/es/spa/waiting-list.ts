import type { Translation } from '../../../translation';
import type { spaWaits as en } from '../../en/spa/waiting-list';

export const spaWaits = {
  count_one: '{{count}} huésped espera este día',
  count_many: '{{count}} huéspedes esperan este día',
  count_other: '{{count}} huéspedes esperan este día',
  hint: 'Primero quien lleva más tiempo esperando. Los huéspedes reciben un correo cuando queda una hora libre.',
  asks: 'Desea {{who}}',
  woman: 'una mujer',
  man: 'un hombre',
  free: 'Libre: {{times}}',
  noneFree: 'Ninguna hora libre',
  told: 'Avisado {{when}}',
  tell: 'Avisar',
  tellNamed: 'Avisar a {{name}} de las horas libres',
  wasTold: 'Se ha avisado a {{name}} de las horas libres.',
  tellFailed: 'No se pudo avisar al huésped.',
  remove: 'Quitar',
  removeNamed: 'Quitar a {{name}} de la lista de espera',
  removeText: 'No se avisa al huésped. Puede volver a apuntarse.',
  removed: '{{name}} ya no está en la lista de espera.',
  removeFailed: 'No se pudo quitar al huésped de la lista de espera.',
  failed: 'No se pudo cargar la lista de espera.',
} satisfies Translation<'es', typeof en>;
