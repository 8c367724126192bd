import type { Translation } from '../../translation';
import type { intake as en } from '../en/intake';

/** Guests’ answers before a treatment, as staff meet them. */
export const intake = {
  title: 'Cuestionario de salud',
  answered: 'Respondido el {{date}}',
  notYet: 'Sin responder todavía',
  all: 'Respondido',
  line: 'Cuestionario de salud: {{state}}',
  some: '{{answered}} de {{count}} han respondido',
  read: 'Leer respuestas',
  readHint: 'El registro de cambios indica que usted las ha leído.',
  close: 'Cerrar',
  nothing: 'Sin respuesta',
  agreed: 'Consentimiento del {{date}}',
  questions: {
    health: 'Salud',
    pregnancy: 'Embarazo',
    allergies: 'Alergias',
  },
  guest: 'Huésped {{number}}',
  yes: 'Sí',
  no: 'No',
  empty: 'Nadie ha respondido todavía.',
  readFailed: 'No se han podido abrir las respuestas.',
  handOver: 'Responder en este dispositivo',
  handOverTitle: '¿Entregar este dispositivo?',
  handOverText:
    'Se cierra su sesión para que el huésped vea solo el cuestionario. Vuelva a iniciar sesión después.',
  handOverAction: 'Cerrar sesión y abrir el cuestionario',
  handOverFailed: 'No se ha podido abrir el cuestionario.',
  isClosed: 'El tratamiento ha empezado y ya no se puede responder.',
} satisfies Translation<'es', typeof en>;
