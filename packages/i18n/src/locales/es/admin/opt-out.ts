import type { Translation } from '../../../translation';
import type { optOut as en } from '../../en/admin/opt-out';

export const optOut = {
  title: 'Bajas de publicidad',
  intro: 'Clientes que no desean publicidad. Siguen recibiendo confirmaciones y recordatorios.',
  none: 'Ningún cliente se ha dado de baja.',
  failed: 'No se han podido cargar las bajas.',
  guest: 'Cliente',
  contact: 'Contacto',
  channels: 'No desea',
  since: 'Desde',
  channel: {
    all: 'Correo y SMS',
    email: 'Correo',
    sms: 'SMS',
  },
  search: 'Buscar',
  noMatch: 'Ningún cliente dado de baja coincide.',
  filter: 'Mostrar',
  remove: 'Quitar {{channel}}',
  removeText: '{{name}} solo volverá a recibir publicidad si lo acepta.',
  removeFailed: 'No se ha podido quitar la baja.',
  add: 'Añadir baja',
  addFailed: 'No se ha podido añadir la baja.',
  findGuest: 'Buscar al cliente',
  noGuest: 'Ningún cliente coincide.',
} satisfies Translation<'es', typeof en>;
