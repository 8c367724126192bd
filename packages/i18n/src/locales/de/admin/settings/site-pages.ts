import type { Translation } from '../../../../translation';
import type { settingsSitePages as en } from '../../../en/admin/settings/site-pages';

export const settingsSitePages = {
  sitePages: {
    title: 'Seiten der Website',
    subtitle: 'Artikel und besondere Seiten der öffentlichen Website',
    add: 'Neue Seite',
    newTitle: 'Neue Seite',
    none: 'Noch keine Seiten',
    noneHint: 'Die Seiten, die Atrium mitbringt, stehen nicht in dieser Liste.',
    address: 'Adresse',
    slugHint: 'Der letzte Teil der Adresse: Kleinbuchstaben, Ziffern und Bindestriche',
    kind: 'Wo sie steht',
    kinds: { articles: 'Artikel', special: 'Besonderes' },
    state: 'Zustand',
    states: { draft: 'Entwurf', public: 'Öffentlich', withdrawn: 'Zurückgezogen' },
    publicFrom: 'Öffentlich ab',
    publicFromHint: 'Leer lassen, um eine öffentliche Seite sofort zu zeigen. Zeit in {{zone}}.',
    texts: 'Texte',
    picture: 'Bild',
    pictureHint:
      'Steht über dem Text und bei geteilten Links. Beschreiben Sie es zuerst bei den Bildern des Betriebs.',
    pageTitle: 'Titel',
    description: 'Beschreibung',
    descriptionHint: 'Unter dem Titel und in Suchergebnissen',
    body: 'Text',
    bodyHint: 'Markdown: ## für eine Überschrift, **fett**, [Wörter](/product) für einen Link',
    preview: 'Vorschau',
    empty: 'Noch nichts zu zeigen',
    problems: 'Bevor sie öffentlich werden kann',
    ready: 'Nichts steht im Weg.',
    required: 'Jede öffentliche Seite braucht Englisch und Norwegisch.',
    open: 'Seite öffnen',
    history: 'Verlauf',
    lostText: 'Wer einem Link dorthin folgt, findet keine Seite.',
    changed: 'Geändert',
  },
} satisfies Translation<'de', typeof en>;
