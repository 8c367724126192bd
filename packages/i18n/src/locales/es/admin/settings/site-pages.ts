import type { Translation } from '../../../../translation';
import type { settingsSitePages as en } from '../../../en/admin/settings/site-pages';

export const settingsSitePages = {
  sitePages: {
    title: 'Páginas del sitio',
    subtitle: 'Artículos y páginas especiales del sitio público',
    add: 'Nueva página',
    newTitle: 'Nueva página',
    none: 'Todavía no hay páginas',
    noneHint: 'Las páginas que trae Atrium no están en esta lista.',
    address: 'Dirección',
    slugHint: 'El final de la dirección: minúsculas, cifras y guiones',
    kind: 'Dónde está',
    kinds: { articles: 'Artículos', special: 'Especial' },
    state: 'Estado',
    states: { draft: 'Borrador', public: 'Pública', withdrawn: 'Retirada' },
    publicFrom: 'Pública desde',
    publicFromHint: 'Déjelo vacío para mostrar enseguida una página pública. Hora de {{zone}}.',
    texts: 'Textos',
    picture: 'Imagen',
    pictureHint:
      'Se muestra sobre el texto y con los enlaces compartidos. Descríbala antes entre las imágenes del establecimiento.',
    pageTitle: 'Título',
    description: 'Descripción',
    descriptionHint: 'Debajo del título y en los resultados de búsqueda',
    body: 'Texto',
    bodyHint: 'Markdown: ## para un título, **negrita**, [palabras](/product) para un enlace',
    preview: 'Vista previa',
    empty: 'Todavía no hay nada que mostrar',
    problems: 'Antes de que pueda ser pública',
    ready: 'Nada lo impide.',
    required: 'Toda página pública necesita inglés y noruego.',
    open: 'Abrir la página',
    history: 'Historial',
    lostText: 'Quien siga un enlace a ella no encontrará ninguna página.',
    changed: 'Modificada',
  },
} satisfies Translation<'es', typeof en>;
