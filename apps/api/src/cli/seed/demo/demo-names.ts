import type { Language } from '@atrium/i18n/languages';

type Others = Readonly<Record<Exclude<Language, 'en'>, string>>;

/** What the demo's statuses are called beside English, by their English name. */
const statuses: Readonly<Record<string, Others>> = {
  Confirmed: {
    no: 'Bekreftet',
    sv: 'Bekräftad',
    de: 'Bestätigt',
    fr: 'Confirmée',
    es: 'Confirmada',
    it: 'Confermata',
  },
  Arrived: {
    no: 'Ankommet',
    sv: 'Anländ',
    de: 'Angekommen',
    fr: 'Arrivé',
    es: 'Ha llegado',
    it: 'Arrivato',
  },
  Left: {
    no: 'Gått',
    sv: 'Har gått',
    de: 'Gegangen',
    fr: 'Parti',
    es: 'Se ha ido',
    it: 'Andato via',
  },
  'No-show': {
    no: 'Ikke møtt',
    sv: 'Uteblev',
    de: 'Nicht erschienen',
    fr: 'Absent',
    es: 'No se presentó',
    it: 'Non presentato',
  },
  Cancelled: {
    no: 'Avbestilt',
    sv: 'Avbokad',
    de: 'Storniert',
    fr: 'Annulée',
    es: 'Cancelada',
    it: 'Annullata',
  },
  'Waiting list': {
    no: 'Venteliste',
    sv: 'Väntelista',
    de: 'Warteliste',
    fr: 'Liste d’attente',
    es: 'Lista de espera',
    it: 'Lista d’attesa',
  },
};

const segments: Readonly<Record<string, Others>> = {
  Leisure: {
    no: 'Ferie og fritid',
    sv: 'Privatresa',
    de: 'Urlaub',
    fr: 'Loisirs',
    es: 'Ocio',
    it: 'Vacanza',
  },
  Business: {
    no: 'Forretning',
    sv: 'Affärsresa',
    de: 'Geschäftlich',
    fr: 'Affaires',
    es: 'Negocios',
    it: 'Affari',
  },
  Groups: {
    no: 'Grupper',
    sv: 'Grupper',
    de: 'Gruppen',
    fr: 'Groupes',
    es: 'Grupos',
    it: 'Gruppi',
  },
  Residents: {
    no: 'Fastboende',
    sv: 'Ortsbor',
    de: 'Einheimische',
    fr: 'Résidents',
    es: 'Residentes',
    it: 'Residenti',
  },
};

const listOf = (others: Others | undefined) =>
  Object.entries(others ?? {}).map(([languageType, name]) => ({ languageType, name }));

export const statusNames = (name: string) => listOf(statuses[name]);

export const segmentNames = (type: string) => listOf(segments[type]);

/** The segments of a demo venue, in English. */
export const demoSegments: readonly string[] = Object.keys(segments);
