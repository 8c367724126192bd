import type { Translation } from '../../../../translation';
import type { stays as en } from '../../../en/admin/guests/stays';

export const stays = {
  title: 'Estancias',
  none: 'Este huésped no tiene estancias.',
  failed: 'No se han podido cargar las estancias.',
  arrivalDate: 'Fecha de llegada',
  departureDate: 'Fecha de salida',
  bookingDate: 'Fecha de reserva',
  pax: 'Número de huéspedes',
  services: 'Servicios',
  serviceName: 'Servicio',
  bookingsCreated: 'Reservas creadas',
  dayMapping: 'Día',
  addons: 'Extras',
  treatmentTypes: 'Tipos de tratamiento',
  noServices: 'Esta estancia no incluye servicios.',
  noAddons: 'Esta estancia no incluye extras.',
  noTreatmentTypes: 'Esta estancia no incluye tipos de tratamiento.',
  nights: 'Noches',
  roomType: 'Tipo de habitación',
  status: 'Estado',
  dayNumber: 'Día {{day}}',
  statuses: {
    expected: 'Previsto',
    inHouse: 'Alojado',
    departed: 'Ha salido',
    cancelled: 'Cancelado',
    noShow: 'No presentado',
  },
} satisfies Translation<'es', typeof en>;
