import type { Translation } from '../../../../translation';
import type { settingsWidgets as en } from '../../../en/admin/settings/widgets';

export const settingsWidgets = {
  widgets: {
    title: 'Réservation sur votre site',
    subtitle:
      'Laissez vos clients réserver sur votre propre site et choisissez ce qu’ils y trouvent',
    sites: 'Sites',
    sitesHint: 'Seuls ces sites peuvent afficher vos réservations.',
    noSites: 'Aucun site ne peut encore afficher vos réservations.',
    site: 'Adresse',
    siteHint: 'Par exemple https://www.example.com',
    addSite: 'Ajouter un site',
    removeSite: 'Retirer {{name}}',
    widgets: 'Widgets',
    widgetsHint:
      'Chacun propose ce que vous choisissez, avec son propre aspect. Pour tout afficher, aucun n’est nécessaire.',
    addWidget: 'Ajouter un widget',
    removeWidget: 'Retirer « {{name}} »',
    nameHint: 'Seul le personnel voit ce nom.',
    unnamed: 'Sans nom',
    servicesHint: 'Aucun choix : tout ce qui se réserve sans compte',
    categories: 'Catégories',
    visitorsLanguage: 'Celle du visiteur',
    ownColor: 'Comme dans votre thème',
    participants: 'Personnes au départ',
    shown: 'Sur votre site',
    which: 'Widget',
    everything: 'Tout',
    snippet: 'Code pour votre site',
    snippetHint:
      'Collez le code là où la réservation doit apparaître. Il peut figurer plusieurs fois sur une page.',
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    saveFirst: 'Enregistrez pour obtenir le code du nouveau widget.',
    preview: 'Aperçu',
    previewHint: 'L’aperçu est réel : ce que vous réservez ici est réservé.',
  },
} satisfies Translation<'fr', typeof en>;
