import type { Translation } from '../../../translation';
import type { operator as en } from '../../en/public/operator';

export const operator = {
  title: 'Quién gestiona esta instalación',
  failed: 'No se pudo cargar quién gestiona esta instalación. Inténtelo de nuevo.',
  missing: 'No indicado por quien gestiona esta instalación: {{what}}.',
  name: 'Nombre',
  registration: 'Número de registro',
  address: 'Dirección',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  privacyOfficer: 'Delegado de protección de datos',
  law: 'Ley y jurisdicción',
  availability: 'Disponibilidad',
  supportHours: 'Horario de asistencia',
  responseTime: 'Tiempo de respuesta',
} satisfies Translation<'es', typeof en>;
