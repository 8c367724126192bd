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
      'En widget tilbyr det du velger, med sitt eget utseende. Uten tilbyr nettstedet alt.',
    addWidget: 'Legg til widget',
    removeWidget: 'Fjern «{{name}}»',
    nameHint: 'Bare ansatte ser navnet.',
    unnamed: 'Uten navn',
    servicesHint: 'Ingen valgt: alt som kan bestilles uten konto',
    categories: 'Kategorier',
    visitorsLanguage: 'Den besøkendes',
    ownColor: 'Som i temaet',
    participants: 'Forhåndsvalgt antall',
    shown: 'På nettstedet',
    which: 'Widget',
    everything: 'Alt',
    snippet: 'Kode til nettstedet',
    snippetHint:
      'Lim inn koden der gjestene skal bestille. Du kan bruke den flere ganger på en side.',
    copy: 'Kopier koden',
    copied: 'Koden er kopiert.',
    saveFirst: 'Lagre for å få koden til den nye widgeten.',
    preview: 'Forhåndsvisning',
    previewHint: 'Bestillinger du gjør i forhåndsvisningen, er ekte.',
  },
} satisfies Translation<'no', typeof en>;
