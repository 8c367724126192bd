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
      'Ognuno offre ciò che scegliete, con un aspetto proprio. Per mostrare tutto non ne serve nessuno.',
    addWidget: 'Aggiungi widget',
    removeWidget: 'Rimuovi «{{name}}»',
    nameHint: 'Il nome lo vede solo il personale.',
    unnamed: 'Senza nome',
    servicesHint: 'Nessuna scelta: tutto ciò che si prenota senza account',
    categories: 'Categorie',
    visitorsLanguage: 'Quella del visitatore',
    ownColor: 'Come nel vostro tema',
    participants: 'Persone all’inizio',
    shown: 'Sul vostro sito',
    which: 'Widget',
    everything: 'Tutto',
    snippet: 'Codice per il vostro sito',
    snippetHint:
      'Incollate il codice dove deve apparire la prenotazione. Può stare più volte in una pagina.',
    copy: 'Copia codice',
    copied: 'Codice copiato.',
    saveFirst: 'Salvate per avere il codice del nuovo widget.',
    preview: 'Anteprima',
    previewHint: 'L’anteprima è vera: ciò che prenotate qui è prenotato.',
  },
} satisfies Translation<'it', typeof en>;
