import type { Translation } from '../../../../translation';
import type { settingsJobs as en } from '../../../en/admin/settings/jobs';

export const settingsJobs = {
  title: 'Tareas en segundo plano fallidas',
  subtitle: 'Lo que se intentó varias veces en segundo plano y se abandonó',
  none: 'No ha fallado nada',
  noneHint:
    'Los mensajes, las tareas nocturnas y similares que fallan una y otra vez esperan aquí hasta que vuelva a intentarlos.',
  work: 'Tarea',
  failedAt: 'Abandonada',
  tries_one: '{{count}} intento',
  tries_other: '{{count}} intentos',
  tries_many: '{{count}} intentos',
  retry: 'Reintentar',
  retryNamed: 'Reintentar: {{name}}',
  retryFailed: 'No se ha podido intentar de nuevo.',
  remove: 'Quitar',
  removeNamed: 'Quitar: {{name}}',
  removeTitle: 'Quitar «{{name}}»',
  removeText: 'No se volverá a intentar.',
  removeFailed: 'No se ha podido quitar.',
  installation: 'Todos los establecimientos',
  kinds: {
    'anonymise-guests': 'Anonimizar huéspedes',
    'keep-intakes': 'Eliminar respuestas antiguas de los cuestionarios',
    'propose-seating': 'Buscar una mejor distribución de las mesas',
    'review-requests': 'Pedir valoraciones a los huéspedes',
    'send-message': 'Enviar un mensaje',
    'send-reset-link': 'Enviar un enlace de restablecimiento',
    'send-sandbox-notice': 'Avisar de un pago en el entorno de pruebas',
    'serve-treatment-waits': 'Avisar a los huéspedes que esperan un tratamiento',
    'serve-waiting-list': 'Avanzar la lista de espera',
    'settle-merge': 'Completar una fusión de huéspedes',
    'settle-payment': 'Liquidar un pago',
    'verify-bookings': 'Cotejar reservas y plazas',
  },
} satisfies Translation<'es', typeof en>;
