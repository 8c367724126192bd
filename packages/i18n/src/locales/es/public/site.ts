import type { Translation } from '../../../translation';
import type { site as en } from '../../en/public/site';

export const site = {
  onThisPage: 'En esta página',
  groups: {
    product: 'Producto',
    company: 'Empresa',
    help: 'Ayuda',
    legal: 'Aspectos legales',
  },
  pages: {
    product: 'Qué hace',
    sastech: 'Cómo está hecho',
    patchnotes: 'Novedades',
    articles: 'Artículos',
    special: 'Especial',
    pitchDeck: 'Presentación',
    hallOfFame: 'Agradecimientos',
    career: 'Empleo',
    helpCenter: 'Centro de ayuda',
    portal: 'Para huéspedes',
    privacy: 'Privacidad',
    legal: 'Aviso legal',
    terms: 'Condiciones de venta',
    sla: 'Niveles de servicio',
  },
} satisfies Translation<'es', typeof en>;
