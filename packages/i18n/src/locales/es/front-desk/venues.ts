import type { Translation } from '../../../translation';
import type { venues as en } from '../../en/front-desk/venues';

export const venues = {
  title: 'Elegir un establecimiento',
  search: 'Nombre del establecimiento',
  none: 'Ningún establecimiento se llama «{{text}}»',
  more: 'Más establecimientos',
  failed: 'No se pudieron cargar los establecimientos.',
  working: 'Está trabajando en {{venue}}',
  back: 'Volver a su establecimiento',
} satisfies Translation<'es', typeof en>;
