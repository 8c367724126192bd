import type { Translation } from '../../../../translation';
import type { settingsWidgets as en } from '../../../en/admin/settings/widgets';

export const settingsWidgets = {
  widgets: {
    title: 'Prenotazioni sul vostro sito',
    subtitle: 'Lasciate prenotare sul vostro sito e scegliete che cosa vi si trova',
    sites: 'Siti',
    sitesHint: 'Solo questi siti possono mostrare le vostre prenotazioni.',
    noSites: 'Nessun sito può ancora mostrare le vostre prenotazioni.',
    site: 'Indirizzo',
    siteHint: 'Per esempio https://www.example.com',
    addSite: 'Aggiungi sito',
    removeSite: 'Rimuovi {{name}}',
    widgets: 'Widget',
    widgetsHint:
      'Un widget offre ciò che sceglie, con un aspetto proprio. Senza, il Suo sito offre tutto.',
    addWidget: 'Aggiungi widget',
    removeWidget: 'Rimuovi «{{name}}»',
    nameHint: 'Il nome lo vede solo il personale.',
    unnamed: 'Senza nome',
    servicesHint: 'Nessuna scelta: tutto ciò che si prenota senza account',
    categories: 'Categorie',
    visitorsLanguage: 'Quella del visitatore',
    ownColor: 'Come nel vostro tema',
    participants: 'Persone preselezionate',
    shown: 'Sul vostro sito',
    which: 'Widget',
    everything: 'Tutto',
    snippet: 'Codice per il vostro sito',
    snippetHint:
      'Incolli il codice dove gli ospiti devono prenotare. Può usarlo più volte in una pagina.',
    copy: 'Copia codice',
    copied: 'Codice copiato.',
    saveFirst: 'Salvate per avere il codice del nuovo widget.',
    preview: 'Anteprima',
    previewHint: 'Le prenotazioni fatte nell’anteprima sono reali.',
  },
} satisfies Translation<'it', typeof en>;
