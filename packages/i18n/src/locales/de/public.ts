import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';

export const publicPages = {
  brand: 'Atrium',
  skipToContent: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    home: 'Startseite',
    product: 'Produkt',
    about: 'Über uns',
    helpCenter: 'Hilfe',
    activityHub: 'Mein Bereich',
    staffLogin: 'Für Mitarbeitende',
  },
  home: {
    title: 'Alle Buchungen Ihres Hauses an einem Ort',
    lead: 'Aufenthalte, Spa, Tische und Aktivitäten: Gäste buchen selbst, Ihr Team sieht alles sofort, und kein Platz wird zweimal verkauft.',
    primaryAction: 'Ihr Haus finden',
    secondaryAction: 'Produkt ansehen',
    guestsTitle: 'Für Gäste',
    guestsText:
      'Aktivitäten buchen, auf die Warteliste setzen, ändern oder stornieren: auf dem Handy, in sieben Sprachen.',
    staffTitle: 'Für das Team',
    staffText: 'Gästekarten, Buchungslisten und eine Suche, die den Gast schon beim Tippen findet.',
    venueTitle: 'Für das Haus',
    venueText:
      'Ihr eigenes Logo, Ihre Farben und Ihre Sprache, Ihre eigenen Regeln für Zeiten und Plätze.',
  },
  findVenue: {
    title: 'Ihr Haus finden',
    label: 'Name des Hauses',
    submit: 'Zum Haus',
    notFound: 'Ein Haus mit diesem Namen ist uns nicht bekannt.',
  },
  footer: {
    label: 'Weitere Seiten',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    termsOfSale: 'Verkaufsbedingungen',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'de', typeof en>;
