import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';
import { requests } from './privacy/requests';

export const privacy = {
  requests,
  title: 'Privacidad',
  intro: 'Solicitudes de los huéspedes sobre sus datos y plazo de conservación',
  failed: 'No se pudieron cargar los huéspedes.',
  next: {
    title: 'Esta noche',
    intro:
      'Los huéspedes sin reservas ni estancias desde el {{since}}, y sin nada pendiente, se anonimizan esta noche. Los huéspedes permanentes se conservan, y todas las cifras también.',
    none: 'Esta noche no se anonimiza a nadie',
    noneHint: 'Cada huésped ha venido desde el {{since}}, tiene algo reservado o es permanente.',
    off: 'Se conservan todos los huéspedes',
    offHint: 'Indique tras cuántos meses sin visitas se anonimiza a los huéspedes.',
    settings: 'Ajustes del establecimiento',
    guest: 'Huésped',
    created: 'Huésped desde',
    why: 'Motivo',
    reason: 'Nada reservado desde el {{since}}',
    unnamed: 'Sin nombre',
  },
  dryRun: {
    title: 'Simulación',
    hint: 'Cuenta a quién se anonimizaría ahora. No cambia nada.',
    months: 'Meses sin visitas',
    run: 'Contar',
    running: 'Contando…',
    failed: 'No se pudo iniciar la simulación.',
  },
  runs: {
    title: 'Ejecuciones anteriores',
    failed: 'No se pudieron cargar las ejecuciones anteriores.',
    none: 'Aún no se ha ejecutado nada',
    noneHint: 'Aquí aparecen cada noche y cada simulación, sin nombrar a ningún huésped.',
    at: 'Cuándo',
    what: 'Qué',
    night: 'Noche',
    dry: 'Simulación de {{name}}',
    dryUnnamed: 'Simulación',
    months_one: '{{count}} mes',
    months_many: '{{count}} de meses',
    months_other: '{{count}} meses',
    anonymised: 'Anonimizados',
    active: 'Conservados: visita o reserva',
    refused: 'Conservados: pago en curso o reserva reciente',
    eternal: 'Permanentes',
  },
} satisfies Translation<'es', typeof en>;
