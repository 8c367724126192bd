import type { Translation } from '../../../translation';
import type { systemStatus as en } from '../../en/public/system-status';

export const systemStatus = {
  title: 'Estado del sistema',
  lead: '¿Algo no funciona? Aquí verá si se debe a nosotros.',
  measured: 'Comprobado a las {{time}}. La página vuelve a comprobarlo cada medio minuto.',
  overall: {
    working: 'Todo funciona',
    impaired: 'Algo va lento o no funciona',
    down: 'Ahora mismo no funciona nada',
    unreachable: 'No se nos puede localizar desde aquí',
  },
  says: {
    working: 'Puede reservar, pagar y recibir mensajes como siempre.',
    impaired:
      'Se aceptan reservas. Lo que se retrasa se recupera solo; no hace falta repetir nada.',
    down: 'Ahora mismo no podemos aceptar ni mostrar reservas. Su establecimiento le atiende por teléfono.',
    unreachable:
      'O falla su conexión o fallamos nosotros. Lo intentamos de nuevo cada medio minuto.',
  },
  states: {
    working: 'Funciona',
    slow: 'Lento',
    down: 'No funciona',
    off: 'Sin configurar',
  },
  parts: {
    bookings: { name: 'Reservas', text: 'Ver qué hay libre, reservar, cambiar y cancelar' },
    messages: { name: 'Mensajes', text: 'Confirmaciones, recordatorios y enlaces por correo' },
    payments: { name: 'Pagos', text: 'Pagos, reembolsos y renovaciones' },
    partners: { name: 'Webhooks', text: 'Avisar de los cambios a los sistemas de los socios' },
    background: {
      name: 'Trabajo en segundo plano',
      text: 'Imágenes, listas de espera y trabajo nocturno',
    },
  },
} satisfies Translation<'es', typeof en>;
