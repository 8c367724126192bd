import type { Translation } from '../../../../translation';
import type { notices as en } from '../../../en/admin/shell/notices';

export const notices = {
  title: 'Fallos en segundo plano',
  open_one: '{{count}} fallo',
  open_other: '{{count}} fallos',
  open_many: '{{count}} fallos',
  none: 'No ha fallado nada.',
  dismiss: 'Descartar',
  dismissAll: 'Descartar todos',
  kinds: {
    messagesFailed_one: '{{count}} mensaje no se pudo entregar',
    messagesFailed_other: '{{count}} mensajes no se pudieron entregar',
    messagesFailed_many: '{{count}} mensajes no se pudieron entregar',
    bookingsDiffer_one: 'El control nocturno encontró {{count}} diferencia entre plazas y reservas',
    bookingsDiffer_other:
      'El control nocturno encontró {{count}} diferencias entre plazas y reservas',
    bookingsDiffer_many:
      'El control nocturno encontró {{count}} diferencias entre plazas y reservas',
    paymentReturned_one: 'Se devolvió un pago porque la plaza ya no estaba libre',
    paymentReturned_many: 'Se devolvieron {{count}} pagos porque las plazas ya no estaban libres',
    paymentReturned_other: 'Se devolvieron {{count}} pagos porque las plazas ya no estaban libres',
    webhookOff_one: 'Se ha desactivado un webhook',
    webhookOff_many: 'Se han desactivado {{count}} webhooks',
    webhookOff_other: 'Se han desactivado {{count}} webhooks',
    privacyRequest_one: 'Un huésped pregunta por sus datos',
    privacyRequest_many: '{{count}} huéspedes preguntan por sus datos',
    privacyRequest_other: '{{count}} huéspedes preguntan por sus datos',
    privacyDue_one: 'Una solicitud sobre datos vence esta semana o ya ha vencido',
    privacyDue_many: '{{count}} solicitudes sobre datos vencen esta semana o ya han vencido',
    privacyDue_other: '{{count}} solicitudes sobre datos vencen esta semana o ya han vencido',
    jobFailed_one: 'Una tarea en segundo plano ha fallado',
    jobFailed_other: 'Una tarea en segundo plano ha fallado {{count}} veces',
    jobFailed_many: 'Una tarea en segundo plano ha fallado {{count}} veces',
  },
} satisfies Translation<'es', typeof en>;
