import type { ServiceAgeBand } from '../../../modules/services/public';

const band = (
  _id: string,
  [from, to]: readonly [number, number],
  price: number,
  names: { readonly en: string } & Readonly<Record<string, string>>,
): ServiceAgeBand => ({
  ...{ _id, name: names.en, from, to, price },
  languageList: Object.entries(names).map(([languageType, name]) => ({ languageType, name })),
});

/** What children pay in the hot tubs: infants nothing, others less than adults. */
export const agesInHotTubs: ServiceAgeBand[] = [
  band('6601000000000000000000a1', [0, 3], 0, {
    en: 'Infant',
    no: 'Småbarn',
    sv: 'Småbarn',
    de: 'Kleinkind',
    fr: 'Tout-petit',
    es: 'Bebé',
    it: 'Infante',
  }),
  band('6601000000000000000000a2', [4, 12], 19_000, {
    en: 'Child',
    no: 'Barn',
    sv: 'Barn',
    de: 'Kind',
    fr: 'Enfant',
    es: 'Niño',
    it: 'Bambino',
  }),
  band('6601000000000000000000a3', [13, 17], 29_000, {
    en: 'Youth',
    no: 'Ungdom',
    sv: 'Ungdom',
    de: 'Jugendliche',
    fr: 'Adolescent',
    es: 'Joven',
    it: 'Ragazzo',
  }),
];
