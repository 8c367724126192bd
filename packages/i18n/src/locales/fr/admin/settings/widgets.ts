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
      'Un widget propose ce que vous choisissez, avec son propre aspect. Sans widget, votre site propose tout.',
    addWidget: 'Ajouter un widget',
    removeWidget: 'Retirer « {{name}} »',
    nameHint: 'Seul le personnel voit ce nom.',
    unnamed: 'Sans nom',
    servicesHint: 'Aucun choix : tout ce qui se réserve sans compte',
    categories: 'Catégories',
    visitorsLanguage: 'Celle du visiteur',
    ownColor: 'Comme dans votre thème',
    participants: 'Personnes présélectionnées',
    shown: 'Sur votre site',
    which: 'Widget',
    everything: 'Tout',
    snippet: 'Code pour votre site',
    snippetHint:
      'Collez le code là où les clients doivent réserver. Vous pouvez l’utiliser plusieurs fois sur une page.',
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    saveFirst: 'Enregistrez pour obtenir le code du nouveau widget.',
    preview: 'Aperçu',
    previewHint: 'Les réservations faites dans l’aperçu sont réelles.',
  },
} satisfies Translation<'fr', typeof en>;
