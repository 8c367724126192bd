import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';

export const publicPages = {
  brand: 'Atrium',
  skipToContent: 'Ir al contenido',
  nav: {
    label: 'Menú principal',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    home: 'Inicio',
    product: 'Producto',
    about: 'Quiénes somos',
    helpCenter: 'Centro de ayuda',
    activityHub: 'Mi espacio',
    staffLogin: 'Acceso del personal',
  },
  home: {
    title: 'Todas las reservas de su casa en un solo lugar',
    lead: 'Estancias, spa, mesas y actividades: los huéspedes reservan por sí mismos, su equipo lo ve todo al instante y ninguna plaza se vende dos veces.',
    primaryAction: 'Encontrar su establecimiento',
    secondaryAction: 'Ver el producto',
    guestsTitle: 'Para los huéspedes',
    guestsText:
      'Reservar actividades, apuntarse a la lista de espera, cambiar o cancelar: en el móvil y en siete idiomas.',
    staffTitle: 'Para el equipo',
    staffText:
      'Fichas de huéspedes, listas de reservas y un buscador que encuentra al huésped mientras se escribe.',
    venueTitle: 'Para el establecimiento',
    venueText:
      'Su propio logotipo, sus colores y su idioma, sus propias reglas de horarios y plazas.',
  },
  findVenue: {
    title: 'Encuentre su establecimiento',
    label: 'Nombre del establecimiento',
    submit: 'Ir al establecimiento',
    notFound: 'No conocemos ningún establecimiento con ese nombre.',
  },
  footer: {
    label: 'Más páginas',
    legal: 'Aviso legal',
    privacy: 'Privacidad',
    termsOfSale: 'Condiciones de venta',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'es', typeof en>;
