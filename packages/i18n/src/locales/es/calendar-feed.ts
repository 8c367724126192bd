import type { Translation } from '../../translation';
import type { calendarFeed as en } from '../en/calendar-feed';

export const calendarFeed = {
  title: {
    therapist: 'En su calendario',
    service: 'Calendario',
    diningRoom: 'Calendario',
  },
  about: {
    therapist:
      'Sus tratamientos aparecen en el calendario de su teléfono. Quien tenga la dirección puede leerlos: horas, tratamientos, cabinas y nombres de los huéspedes.',
    service:
      'Cada hora reservada aparece en el calendario de su teléfono, con cuántas personas vienen. No contiene nombres; quien tenga la dirección puede leerlo.',
    diningRoom:
      'Cada hora con mesas ocupadas en esta sala aparece en el calendario de su teléfono, con cuántas personas vienen. No contiene nombres; quien tenga la dirección puede leerlo.',
  },
  make: 'Crear dirección',
  renew: 'Nueva dirección',
  made: 'Dirección creada el {{date}}. Solo se mostró una vez.',
  shown: 'Suscríbase a esta dirección en su calendario. No se volverá a mostrar.',
  address: 'Dirección del calendario',
  copy: 'Copiar',
  copied: 'Copiado',
  end: 'Eliminar dirección',
  endAsk: '¿Eliminar esta dirección?',
  endText: 'Los calendarios que la usan dejarán de actualizarse.',
  isMade: 'Nueva dirección creada',
  isEnded: 'Dirección eliminada',
  failed: 'No se pudo cambiar la dirección del calendario.',
} satisfies Translation<'es', typeof en>;
