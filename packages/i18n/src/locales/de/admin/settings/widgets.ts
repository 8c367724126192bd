import type { Translation } from '../../../../translation';
import type { settingsWidgets as en } from '../../../en/admin/settings/widgets';

export const settingsWidgets = {
  widgets: {
    title: 'Buchen auf Ihrer Website',
    subtitle:
      'Lassen Sie Gäste auf Ihrer eigenen Website buchen, und wählen Sie, was sie dort finden',
    sites: 'Websites',
    sitesHint: 'Nur diese Websites können Ihre Buchung zeigen.',
    noSites: 'Noch kann keine Website Ihre Buchung zeigen.',
    site: 'Adresse',
    siteHint: 'Etwa https://www.example.com',
    addSite: 'Website hinzufügen',
    removeSite: '{{name}} entfernen',
    widgets: 'Widgets',
    widgetsHint:
      'Ein Widget bietet an, was Sie wählen, in eigener Gestaltung. Ohne Widget bietet Ihre Website alles an.',
    addWidget: 'Widget hinzufügen',
    removeWidget: '„{{name}}“ entfernen',
    nameHint: 'Den Namen sehen nur Mitarbeitende.',
    unnamed: 'Ohne Namen',
    servicesHint: 'Nichts gewählt: alles, was Gäste ohne Konto buchen können',
    categories: 'Kategorien',
    visitorsLanguage: 'Die der Besucher',
    ownColor: 'Wie in Ihrem Design',
    participants: 'Vorausgewählte Personenzahl',
    shown: 'Auf Ihrer Website',
    which: 'Widget',
    everything: 'Alles',
    snippet: 'Code für Ihre Website',
    snippetHint:
      'Fügen Sie den Code dort ein, wo Gäste buchen sollen. Er darf mehrmals auf einer Seite stehen.',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    saveFirst: 'Speichern Sie, um den Code des neuen Widgets zu erhalten.',
    preview: 'Vorschau',
    previewHint: 'Buchungen in der Vorschau sind echt.',
  },
} satisfies Translation<'de', typeof en>;
