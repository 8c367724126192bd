import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';
import { booking } from './public/booking';
import { optOut, rating } from './public/from-mail';
import { help } from './public/help';
import { operator } from './public/operator';
import { payment } from './public/payment';
import { privacy } from './public/privacy';
import { site } from './public/site';
import { spa } from './public/spa';
import { systemStatus } from './public/system-status';

export const publicPages = {
  booking,
  rating,
  optOut,
  help,
  operator,
  payment,
  privacy,
  site,
  spa,
  systemStatus,
  brand: 'Atrium',
  nav: {
    label: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    about: 'Über uns',
    activityHub: 'Mein Bereich',
    restaurants: 'Restaurants',
    spas: 'Spas',
    staffLogin: 'Für Mitarbeitende',
  },
  home: {
    title: 'Alle Buchungen Ihres Hauses an einem Ort',
    lead: 'Aufenthalte, Aktivitäten und Mitgliedschaften: Gäste buchen selbst, Ihr Team sieht alles sofort, und kein Platz wird zweimal verkauft.',
    primaryAction: 'Ihr Haus finden',
    secondaryAction: 'Was Atrium kann',
    preview: {
      label: 'Beispiel eines Tages',
      today: 'Heute',
      walk: 'Geführte Fjordwanderung',
      dinner: 'Vier-Gänge-Menü',
      places: '{{used}} von {{capacity}} Plätzen',
      booked: 'Gebucht',
      bookedText: 'Morgen um {{time}} Uhr, {{count}} Gäste',
      free: 'Wieder frei',
      freeText: 'Die Ersten auf der Warteliste wissen Bescheid.',
    },
    doors: {
      title: 'Wohin möchten Sie?',
      guestsTitle: 'Ich bin Gast',
      guestsText:
        'Aktivitäten buchen, auf die Warteliste setzen, ändern oder stornieren: auf dem Handy, in sieben Sprachen.',
      guestsAction: 'Ihr Haus finden',
      staffTitle: 'Ich arbeite in einem Haus',
      staffText:
        'Gästekarten, Buchungslisten und eine Suche, die den Gast schon beim Tippen findet.',
      staffAction: 'Anmelden',
    },
    kinds: {
      title: 'Ein System für alles, was Sie anbieten',
      text: 'Hotels, Spas und Aktivzentren nutzen die Teile, die sie brauchen, mit einer Karte für jeden ihrer Gäste.',
      stays: 'Aufenthalte',
      staysText:
        'Anreise, Abreise und was dazugehört: Gäste sehen, an welchem Tag welche Leistung gebucht ist, und buchen den Rest selbst.',
      memberships: 'Mitgliedschaften',
      membershipsText:
        'Zehnmal schwimmen oder eine ganze Saison: am Empfang verkauft, bei jedem Besuch gezählt, und eine Buchung lässt sich damit bezahlen.',
      activities: 'Aktivitäten',
      activitiesText:
        'Wochenzeiten, besondere Tage, Kinder, Extras und Begleitung, in der Sprache jedes Gastes.',
      dropIn: 'Ohne Anmeldung',
      dropInText:
        'Auch wer an der Tür steht, ist eine Buchung: sofort gezählt, damit niemand denselben Platz online bucht.',
    },
    promise: {
      title: 'Kein Platz wird zweimal verkauft',
      text: 'Zwei Menschen drücken im selben Moment auf den Knopf, für den letzten Platz. Einer bekommt ihn. Der andere erfährt es sofort und sieht, was noch frei ist.',
      hold: 'Reserviert, während der Gast überlegt',
      holdText:
        'Wer eine Zeit wählt, hat sie zehn Minuten lang. Der Gast sieht, wie viel Zeit bleibt.',
      queue: 'Freie Plätze finden den nächsten Gast',
      queueText:
        'Wenn jemand storniert, rückt die erste wartende Gruppe nach, die hineinpasst, und bekommt eine Nachricht.',
      audit: 'Sehen Sie, wer was geändert hat',
      auditText: 'Wer wann was geändert hat, wird zusammen mit der Änderung gespeichert.',
    },
    looks: {
      title: 'Ihr Haus, Ihr Auftritt',
      text: 'Logo, Farben und Sprache sind Ihre. Atrium hält jedes Wort lesbar, bei Tageslicht und im Dunkeln, welche Farben Sie auch wählen.',
      activity: 'Abendsauna',
      book: 'Jetzt buchen',
    },
  },
  findVenue: {
    title: 'Ihr Haus finden',
    text: 'Geben Sie den Namen des Hotels, Spas oder Restaurants ein oder den Kurznamen aus seiner Adresse.',
    label: 'Name des Hauses',
    hint: 'Zum Beispiel: fjord',
    results: 'Häuser',
    notFound: 'Ein Haus mit diesem Namen ist uns nicht bekannt.',
    opening: '{{name}} wird geöffnet …',
    failed: 'Das Haus konnte nicht gesucht werden. Bitte versuchen Sie es erneut.',
  },
  fnb: {
    title: 'Tisch finden',
    text: 'Geben Sie den Namen des Hotels oder Restaurants ein, in dem Sie essen möchten.',
    titleOf: 'Essen bei {{name}}',
    lead: 'Sehen Sie, wann die Küche geöffnet ist, und reservieren Sie einen Tisch.',
    tables_one: '{{count}} Tisch',
    tables_other: '{{count}} Tische',
    hours: 'Öffnungszeiten, die nächsten sieben Tage',
    closed: 'In den nächsten sieben Tagen geschlossen',
    daily: 'Täglich',
    nextForTwo: 'Nächste Tische für zwei',
    noneForTwo: 'Kein Tisch für zwei in den nächsten zwei Wochen',
    book: 'Tisch reservieren',
    bookAt: 'Tisch reservieren: {{service}}',
    askVenue: 'Tische können hier nicht online reserviert werden. Fragen Sie das Haus.',
    none: '{{name}} bietet keine Tische online an.',
    failed: 'Die Gasträume konnten nicht geladen werden. Versuchen Sie es erneut.',
  },
  footer: {
    label: 'Weitere Seiten',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'de', typeof en>;
