import type { Translation } from '../../../translation';
import type { site as en } from '../../en/public/site';

export const site = {
  onThisPage: 'Auf dieser Seite',
  groups: {
    product: 'Produkt',
    company: 'Über uns',
    help: 'Hilfe',
    legal: 'Rechtliches',
  },
  pages: {
    product: 'Was es kann',
    sastech: 'Wie es gebaut ist',
    patchnotes: 'Neuerungen',
    articles: 'Artikel',
    special: 'Besonderes',
    pitchDeck: 'Präsentation',
    hallOfFame: 'Ruhmeshalle',
    career: 'Karriere',
    helpCenter: 'Hilfe-Center',
    portal: 'Für Gäste',
    privacy: 'Datenschutz',
    legal: 'Impressum',
    terms: 'Verkaufsbedingungen',
    sla: 'Servicelevel',
  },
} satisfies Translation<'de', typeof en>;
