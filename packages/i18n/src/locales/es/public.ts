import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';
import { booking } from './public/booking';
import { optOut, rating } from './public/from-mail';
import { help } from './public/help';
import { operator } from './public/operator';
import { payment } from './public/payment';
import { privacy } from './public/privacy';
import { site } from './public/site';
import { spa } from './public/spa';
import { systemStatus } from './public/system-status';

export const publicPages = {
  booking,
  rating,
  optOut,
  help,
  operator,
  payment,
  privacy,
  site,
  spa,
  systemStatus,
  brand: 'Atrium',
  nav: {
    label: 'Menú principal',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    about: 'Quiénes somos',
    activityHub: 'Mi espacio',
    restaurants: 'Restaurantes',
    spas: 'Spas',
    staffLogin: 'Acceso del personal',
  },
  home: {
    title: 'Todas las reservas de su establecimiento en un solo lugar',
    lead: 'Estancias, actividades y abonos: los huéspedes reservan por su cuenta, su equipo lo ve todo al momento y ninguna plaza se vende dos veces.',
    primaryAction: 'Buscar su establecimiento',
    secondaryAction: 'Ver qué hace',
    preview: {
      label: 'Ejemplo de un día',
      today: 'Hoy',
      walk: 'Paseo guiado por el fiordo',
      dinner: 'Cena de cuatro platos',
      places: '{{used}} de {{capacity}} plazas',
      booked: 'Reservado',
      bookedText: 'Mañana a las {{time}}, {{count}} personas',
      free: 'Libre otra vez',
      freeText: 'La primera persona en lista de espera ya lo sabe.',
    },
    doors: {
      title: '¿Adónde quiere ir?',
      guestsTitle: 'Soy huésped',
      guestsText:
        'Reservar actividades, apuntarse a una lista de espera, cambiar o cancelar: en el móvil, en siete idiomas.',
      guestsAction: 'Buscar su establecimiento',
      staffTitle: 'Trabajo en un establecimiento',
      staffText:
        'Fichas de huésped, listas de reservas y una búsqueda que encuentra al huésped mientras escribe.',
      staffAction: 'Iniciar sesión',
    },
    kinds: {
      title: 'Un sistema para todo lo que ofrece',
      text: 'Hoteles, spas y centros de actividades usan los módulos que necesitan, con una sola ficha por huésped.',
      stays: 'Estancias',
      staysText:
        'Llegada, salida y lo que está incluido: los huéspedes ven qué día está reservado cada servicio y reservan el resto por su cuenta.',
      memberships: 'Abonos',
      membershipsText:
        'Diez baños o toda una temporada: se venden en recepción, se descuentan en cada visita y sirven para pagar una reserva.',
      activities: 'Actividades',
      activitiesText:
        'Horarios semanales, días especiales, niños, extras y acompañante, en el idioma de cada huésped.',
      dropIn: 'Sin reserva',
      dropInText:
        'Quien está en la puerta también es una reserva: se cuenta al momento, para que nadie reserve la misma plaza en línea.',
    },
    promise: {
      title: 'Ninguna plaza se vende dos veces',
      text: 'Dos personas pulsan el botón en el mismo instante por la última plaza. Una la consigue. La otra lo sabe al momento y ve lo que queda libre.',
      hold: 'Guardada mientras el huésped decide',
      holdText: 'Elegir una hora la reserva diez minutos. El huésped ve cuánto tiempo le queda.',
      queue: 'Las plazas libres encuentran a su huésped',
      queueText:
        'Cuando alguien cancela, el primer grupo en espera que cabe avanza y recibe un mensaje.',
      audit: 'Vea quién cambió qué',
      auditText: 'Quién cambió qué, y cuándo, se guarda junto con el propio cambio.',
    },
    looks: {
      title: 'Su casa, su imagen',
      text: 'El logotipo, los colores y el idioma son suyos. Atrium mantiene cada palabra legible, de día y a oscuras, elija los colores que elija.',
      activity: 'Sauna de noche',
      book: 'Reservar',
    },
  },
  findVenue: {
    title: 'Buscar su establecimiento',
    text: 'Escriba el nombre del hotel, spa o restaurante, o el nombre corto de su dirección.',
    label: 'Nombre del establecimiento',
    hint: 'Por ejemplo: fjord',
    results: 'Establecimientos',
    notFound: 'No conocemos ningún establecimiento con este nombre.',
    opening: 'Abriendo {{name}}…',
    failed: 'No se ha podido buscar el establecimiento. Inténtelo de nuevo.',
  },
  fnb: {
    title: 'Encontrar una mesa',
    text: 'Escriba el nombre del hotel o restaurante donde quiere comer.',
    titleOf: 'Comer en {{name}}',
    lead: 'Vea cuándo está abierta la cocina y reserve una mesa.',
    tables_one: '{{count}} mesa',
    tables_many: '{{count}} de mesas',
    tables_other: '{{count}} mesas',
    hours: 'Horario de los próximos siete días',
    closed: 'Cerrado los próximos siete días',
    daily: 'Todos los días',
    nextForTwo: 'Próximas mesas para dos',
    noneForTwo: 'No hay mesas para dos en las próximas dos semanas',
    book: 'Reservar una mesa',
    bookAt: 'Reservar una mesa: {{service}}',
    askVenue: 'Aquí no se pueden reservar mesas en línea. Pregunte en el establecimiento.',
    none: '{{name}} no ofrece mesas en línea.',
    failed: 'No se han podido cargar los comedores. Inténtelo de nuevo.',
  },
  footer: {
    label: 'Más páginas',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'es', typeof en>;
