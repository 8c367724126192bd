import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Reservas',
  title: 'Buscar clientes, reservas y páginas',
  placeholder: 'Nombre, teléfono, número de reserva o página',
  results: 'Resultados de la búsqueda',
  guests: 'Clientes',
  pages: 'Páginas',
  places: 'Salas y servicios',
  actions: 'Acciones',
  actionNames: {
    newReservation: 'Nueva reserva de mesa',
    compareMonths: 'Comparar este mes con el anterior',
    addService: 'Añadir un servicio',
    addPackage: 'Añadir un paquete',
    addMembershipType: 'Añadir un tipo de membresía',
    addTreatmentType: 'Añadir un tratamiento',
    addTheme: 'Añadir un tema',
    addMessage: 'Añadir una plantilla de mensaje',
  },
  allResults: 'Todos los clientes de «{{term}}»',
  count_one: '{{count}} resultado',
  count_many: '{{count}} resultados',
  count_other: '{{count}} resultados',
} satisfies Translation<'es', typeof en>;
