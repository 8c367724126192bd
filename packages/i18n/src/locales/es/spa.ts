import type { Translation } from '../../translation';
import type { spa as en } from '../en/spa';
import { spaDay } from './spa/day';
import { spaWaits } from './spa/waiting-list';

export const spa = {
  failed: 'No se pudieron cargar los tratamientos',
  updated: 'El tratamiento se ha actualizado',
  updateFailed: 'No se pudo actualizar el tratamiento',
  locked: 'Bloqueado',
  online: 'Reservado en línea',
  newTreatment: 'Nuevo tratamiento',
  schedules: 'Turnos',
  live: {
    on: 'En directo',
    off: 'Sin conexión en directo: intentando conectar de nuevo',
    created: '{{who}} reservó para {{name}}',
    updated: '{{who}} modificó a {{name}}',
    deleted: '{{who}} eliminó un tratamiento',
  },
  day: spaDay,
  waits: spaWaits,
} satisfies Translation<'es', typeof en>;
