import type { Translation } from '../../translation';
import type { settings as en } from '../en/settings';
import { settingsJobs } from './admin/settings/jobs';
import { settingsLogSentences } from './admin/settings/log-sentences';
import { owners } from './admin/settings/owners';
import { settingsPictures } from './admin/settings/pictures';
import { settingsServices } from './admin/settings/services';
import { settingsSetup } from './admin/settings/setup';
import { settingsSignInLog } from './admin/settings/sign-in-log';
import { settingsSitePages } from './admin/settings/site-pages';
import { settingsSpa } from './admin/settings/spa';
import { settingsUsedBy } from './admin/settings/used-by';
import { settingsVenue } from './admin/settings/venue';
import { settingsWidgets } from './admin/settings/widgets';

export const settings = {
  jobs: settingsJobs,
  owners,
  pictures: settingsPictures,
  logSentences: settingsLogSentences,
  signInLog: settingsSignInLog,
  title: 'Ajustes',
  partners: {
    title: 'Socios',
    subtitle: 'Claves para los programas de los socios',
    access: 'Qué puede hacer',
    perMinute: 'Peticiones por minuto',
    expires: 'Caduca',
  },
  webhooks: {
    title: 'Webhooks',
    subtitle: 'Informar a los programas de los socios de lo que ocurre',
    address: 'Dirección',
    events: 'Eventos',
    on: 'Activado',
    message: 'Mensaje',
  },
  unsaved: 'Cambios sin guardar',
  stale: {
    text: 'Otra persona ha modificado esto desde que lo abrió. Lo que ha escrito se conserva hasta que elija.',
    who: '{{name}} lo guardó: {{when}}.',
    takeTheirs: 'Tomar lo más reciente',
  },
  log: { subtitle: 'Quién cambió qué en el establecimiento' },
  discard: 'Descartar los cambios',
  changedFields: 'La otra persona ha cambiado:',
  saved: 'Se han guardado los cambios.',
  saveFailed: 'No se han podido guardar los cambios.',
  delete: 'Eliminar',
  deleteTitle: 'Eliminar «{{name}}»',
  deleteFailed: 'No se ha podido eliminar.',
  edit: 'Editar',
  moreFor: 'Más para {{name}}',
  actions: 'Acciones',
  editNamed: 'Editar «{{name}}»',
  moveUp: 'Subir «{{name}}»',
  moveDown: 'Bajar «{{name}}»',
  order: 'Orden',
  description: 'Descripción',
  nameHint: 'Se muestra donde un idioma no tiene nombre propio.',
  noLimit: 'Sin límite',
  sold: 'A la venta',
  notSold: 'Fuera de venta',
  sale: {
    title: 'Venta en línea',
    online: 'Se vende en línea',
    page: 'Abrir la página para huéspedes',
    onlineHint: 'Necesita un precio. Guarde para obtener la dirección de su página.',
    tax: 'Impuesto incluido',
    taxHint: 'Deje vacío para no mostrar impuestos en los recibos.',
    agreement: 'Lo que acepta quien compra',
    agreementHint: 'Se muestra antes de pagar. Deje vacío si no hay nada que aceptar.',
    perDay: 'Máximo de llegadas por día',
    perDayHint:
      'Después, el día queda agotado en línea. Las estancias que crea usted también cuentan. Deje vacío para no poner límite.',
  },
  offer: 'Qué se vende',
  minutes: 'minutos',
  hours: 'horas',
  days: 'días',
  months: 'meses',
  color: 'Color',
  placeInLists: 'Lugar en las listas',
  picture: 'Imagen',
  pickColor: 'Elegir un color: {{name}}',
  texts: {
    title: 'Idiomas',
    hint: 'Los clientes leen su idioma donde está relleno.',
    complete: 'completo',
    partial: 'incompleto',
    missing: 'falta',
    others: 'En otros idiomas',
    othersHint: 'El personal lo ve en su idioma si está rellenado.',
    count: '{{count}} de {{total}}',
  },
  home: {
    venue: 'El establecimiento',
    offer: 'Qué pueden reservar los clientes',
    spa: 'El spa',
    look: 'Qué ven los clientes',
    desk: 'Cómo trabaja la recepción',
    steps: 'Antes de que los clientes puedan reservar',
    stepService: 'Añadir un servicio con sus horarios',
    stepStatus: 'Añadir un estado para los clientes que han llegado',
    stepTheme: 'Elegir los colores de las páginas de los clientes',
    done: 'Hecho',
  },
  ...settingsServices,
  ...settingsSetup,
  ...settingsSpa,
  ...settingsUsedBy,
  ...settingsSitePages,
  ...settingsWidgets,
  ...settingsVenue,
} satisfies Translation<'es', typeof en>;
