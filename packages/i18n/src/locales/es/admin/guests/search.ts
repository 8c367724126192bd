import type { Translation } from '../../../../translation';
import type { search as en } from '../../../en/admin/guests/search';

export const search = {
  title: 'Huéspedes',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  loyaltyCode: 'Código de fidelidad',
  profile: 'Perfil',
  profileOf: 'Perfil de {{name}}',
  found_one: '{{count}} huésped',
  found_many: '{{count}} de huéspedes',
  found_other: '{{count}} huéspedes',
  more: 'Más de {{count}} huéspedes',
  none: 'Ningún huésped coincide con «{{term}}».',
  recent: 'Añadidos recientemente',
  noneHint: 'Busque por parte del nombre, correo, número de teléfono o código de fidelidad.',
  failed: 'No se ha podido realizar la búsqueda.',
  createGuest: 'Crear un nuevo huésped',
  start: 'Busque un cliente',
  tooMany: 'Coinciden demasiados clientes',
  tooManyHint: 'Escriba más letras o añada otra parte del nombre, del correo o del teléfono.',
} satisfies Translation<'es', typeof en>;
