import type { Translation } from '../../../../translation';
import type { settingsWidgets as en } from '../../../en/admin/settings/widgets';

export const settingsWidgets = {
  widgets: {
    title: 'Reservas en su sitio web',
    subtitle: 'Permita reservar en su propio sitio web y elija qué se ofrece allí',
    sites: 'Sitios web',
    sitesHint: 'Solo estos sitios pueden mostrar sus reservas.',
    noSites: 'Todavía ningún sitio puede mostrar sus reservas.',
    site: 'Dirección',
    siteHint: 'Por ejemplo, https://www.example.com',
    addSite: 'Añadir sitio',
    removeSite: 'Quitar {{name}}',
    widgets: 'Widgets',
    widgetsHint:
      'Un widget ofrece lo que usted elija, con su propio aspecto. Sin ninguno, su sitio lo ofrece todo.',
    addWidget: 'Añadir widget',
    removeWidget: 'Quitar «{{name}}»',
    nameHint: 'Solo el personal ve el nombre.',
    unnamed: 'Sin nombre',
    servicesHint: 'Nada elegido: todo lo que se puede reservar sin cuenta',
    categories: 'Categorías',
    visitorsLanguage: 'El del visitante',
    ownColor: 'Como en su tema',
    participants: 'Personas preseleccionadas',
    shown: 'En su sitio web',
    which: 'Widget',
    everything: 'Todo',
    snippet: 'Código para su sitio web',
    snippetHint:
      'Pegue el código donde los huéspedes deban reservar. Puede usarlo varias veces en una página.',
    copy: 'Copiar código',
    copied: 'Código copiado.',
    saveFirst: 'Guarde para obtener el código del nuevo widget.',
    preview: 'Vista previa',
    previewHint: 'Las reservas que haga en la vista previa son reales.',
  },
} satisfies Translation<'es', typeof en>;
