import type { Translation } from '../../../../translation';
import type { settingsWidgets as en } from '../../../en/admin/settings/widgets';

export const settingsWidgets = {
  widgets: {
    title: 'Bestilling på nettstedet deres',
    subtitle: 'La gjestene bestille på deres eget nettsted, og velg hva de finner der',
    sites: 'Nettsteder',
    sitesHint: 'Bare disse nettstedene kan vise bestillingen.',
    noSites: 'Ingen nettsteder kan vise bestillingen ennå.',
    site: 'Adresse',
    siteHint: 'For eksempel https://www.example.com',
    addSite: 'Legg til nettsted',
    removeSite: 'Fjern {{name}}',
    widgets: 'Widgeter',
    widgetsHint:
      'Hver av dem tilbyr det du velger, med sitt eget utseende. For å vise alt trenger du ingen.',
    addWidget: 'Legg til widget',
    removeWidget: 'Fjern «{{name}}»',
    nameHint: 'Bare ansatte ser navnet.',
    unnamed: 'Uten navn',
    servicesHint: 'Ingen valgt: alt som kan bestilles uten konto',
    categories: 'Kategorier',
    visitorsLanguage: 'Den besøkendes',
    ownColor: 'Som i temaet',
    participants: 'Personer fra start',
    shown: 'På nettstedet',
    which: 'Widget',
    everything: 'Alt',
    snippet: 'Kode til nettstedet',
    snippetHint: 'Lim inn koden der bestillingen skal vises. Den kan stå flere ganger på en side.',
    copy: 'Kopier koden',
    copied: 'Koden er kopiert.',
    saveFirst: 'Lagre for å få koden til den nye widgeten.',
    preview: 'Forhåndsvisning',
    previewHint: 'Forhåndsvisningen er ekte: det du bestiller her, er bestilt.',
  },
} satisfies Translation<'no', typeof en>;
