import type { Translation } from '../../../translation';
import type { wip as en } from '../../en/admin/wip';

export const wip = {
  title: 'Módulos',
  intro: 'Con qué trabaja hoy su establecimiento.',
  failed: 'No se han podido cargar los módulos.',
  venue: 'Su establecimiento',
  on: 'En uso',
  off: 'Desactivado',
  whoSwitches: 'Un propietario del sistema activa y desactiva los módulos.',
  modules: {
    services: {
      name: 'Actividades',
      text: 'Servicios con horarios semanales, días especiales, plazas, extras y lista de espera; los reserva el personal o el propio cliente.',
    },
    stays: {
      name: 'Estancias',
      text: 'Visitas de una noche o más, con los servicios incluidos cada día y lo que queda por reservar.',
    },
    memberships: {
      name: 'Abonos',
      text: 'Tarjetas y bonos con o sin número de usos, en recepción o al reservar, con un registro de cada uso.',
    },
    openBooking: {
      name: 'Reserva abierta',
      text: 'Los visitantes reservan desde su web sin cuenta.',
    },
    fnb: {
      name: 'Mesas',
      text: 'El comedor en un plano: mesas, quién está sentado dónde, quién llega después.',
    },
    spa: {
      name: 'Spa',
      text: 'Tratamientos con terapeutas y salas.',
    },
  },
} satisfies Translation<'es', typeof en>;
