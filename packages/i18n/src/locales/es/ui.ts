import type { Translation } from '../../translation';
import type { ui as en } from '../en/ui';

export const ui = {
  calendar: {
    label: 'Calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    currentMonth: 'Volver al mes actual',
    today: 'hoy',
    selected: 'seleccionado',
    unavailable: 'no disponible',
    rangeStart: 'inicio del período',
    rangeEnd: 'fin del período',
    inRange: 'dentro del período',
  },
  slots: {
    label: 'Horarios disponibles',
    empty: 'No hay horarios disponibles',
    joinWaitingList: 'Apuntarse a la lista de espera',
    available_one: 'Queda {{count}} plaza',
    available_many: 'Quedan {{count}} de plazas',
    available_other: 'Quedan {{count}} plazas',
    full: 'Completo',
    overBy: '{{count}} de más',
    closed: 'El servicio está cerrado.',
    withoutTimes: 'El servicio está abierto, pero no tiene horarios asignados.',
    noComment: 'No se ha añadido ningún comentario.',
    nextDay: 'día siguiente',
  },
  participants: {
    label: 'Participantes',
    adults: 'Adultos',
    children: 'Niños',
    fewerAdults: 'Un adulto menos',
    moreAdults: 'Un adulto más',
    fewerChildren: 'Un niño menos',
    moreChildren: 'Un niño más',
    person: 'Persona',
    exclusive: 'Privado: solo para su grupo.',
  },
  phone: {
    country: 'País',
  },
  password: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    hint: 'Al menos 8 caracteres',
  },
  toast: {
    label: 'Mensajes (F6)',
    success: 'Operación realizada',
    error: 'Error',
    warning: 'Aviso',
    close: 'Cerrar mensaje',
  },
  toggle: {
    on: 'Activado',
    off: 'Desactivado',
  },
  dialog: {
    close: 'Cerrar ventana',
  },
  errorPage: {
    title: 'Algo ha salido mal...',
    text: 'Lo sentimos. Puede continuar desde una de estas páginas:',
    home: 'Inicio',
    about: 'Quiénes somos',
    activityHub: 'Mi espacio',
    notFoundTitle: 'Página no encontrada',
    notFoundText:
      'Es posible que la página se haya movido o que la dirección no sea del todo correcta.',
    reference: 'Referencia: {{id}}',
    label: 'Cómo continuar',
    newVersionTitle: 'Hay una versión más reciente de esta página',
    newVersionText:
      'No se ha podido cargar una parte de la página. Recargue para obtener la última versión.',
    offlineTitle: 'No tiene conexión',
    offlineText: 'La página se carga sola en cuanto vuelva a tener conexión.',
  },
  errorState: {
    title: 'No se ha podido cargar',
    text: 'Compruebe su conexión y vuelva a intentarlo.',
  },
  birthDate: {
    label: 'Fecha de nacimiento',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
  },
  skipToContent: 'Ir al contenido',
} satisfies Translation<'es', typeof en>;
