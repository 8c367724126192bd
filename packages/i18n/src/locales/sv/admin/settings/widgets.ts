import type { Translation } from '../../../../translation';
import type { settingsWidgets as en } from '../../../en/admin/settings/widgets';

export const settingsWidgets = {
  widgets: {
    title: 'Bokning på er webbplats',
    subtitle: 'Låt gästerna boka på er egen webbplats och välj vad de hittar där',
    sites: 'Webbplatser',
    sitesHint: 'Bara de här webbplatserna kan visa er bokning.',
    noSites: 'Ingen webbplats kan visa er bokning ännu.',
    site: 'Adress',
    siteHint: 'Till exempel https://www.example.com',
    addSite: 'Lägg till webbplats',
    removeSite: 'Ta bort {{name}}',
    widgets: 'Widgetar',
    widgetsHint:
      'En widget erbjuder det du väljer, med sitt eget utseende. Utan erbjuder webbplatsen allt.',
    addWidget: 'Lägg till widget',
    removeWidget: 'Ta bort ”{{name}}”',
    nameHint: 'Bara personalen ser namnet.',
    unnamed: 'Utan namn',
    servicesHint: 'Inget valt: allt som kan bokas utan konto',
    categories: 'Kategorier',
    visitorsLanguage: 'Besökarens',
    ownColor: 'Som i ert tema',
    participants: 'Förvalt antal personer',
    shown: 'På er webbplats',
    which: 'Widget',
    everything: 'Allt',
    snippet: 'Kod till er webbplats',
    snippetHint:
      'Klistra in koden där gästerna ska boka. Du kan använda den flera gånger på en sida.',
    copy: 'Kopiera koden',
    copied: 'Koden är kopierad.',
    saveFirst: 'Spara för att få koden till den nya widgeten.',
    preview: 'Förhandsvisning',
    previewHint: 'Bokningar du gör i förhandsvisningen är riktiga.',
  },
} satisfies Translation<'sv', typeof en>;
