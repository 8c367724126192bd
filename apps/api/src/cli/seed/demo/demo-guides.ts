import type { Service } from '../../../modules/services/public';

type Guide = Pick<
  Service['languageList'][number],
  'category' | 'included' | 'bring' | 'meetingPoint' | 'accessibility'
>;

/** What guests of a demo service read, by language. */
export type Guides = { readonly en: Guide } & Readonly<Record<string, Guide>>;

const of = (field: keyof Guide, texts: { en: string } & Record<string, string>): Guides => {
  const { en, ...others } = texts;
  const translated = Object.entries(others).map(([language, text]) => [
    language,
    { [field]: text },
  ]);
  return { en: { [field]: en }, ...Object.fromEntries(translated) };
};

/** Several guides of one service, told as one. */
export const together = (first: Guides, ...more: readonly Guides[]): Guides =>
  more.reduce<Guides>((all, guides) => {
    const languages = [...new Set([...Object.keys(all), ...Object.keys(guides)])];
    const joined = languages.map((language) => [
      language,
      { ...all[language], ...guides[language] },
    ]);
    return { en: { ...all.en, ...guides.en }, ...Object.fromEntries(joined) };
  }, first);

export const food = of('category', {
  en: 'Food and drink',
  no: 'Mat og drikke',
  sv: 'Mat och dryck',
  de: 'Essen und Trinken',
  fr: 'À table',
  es: 'Comer y beber',
  it: 'A tavola',
});

export const wellness = of('category', {
  en: 'Wellness',
  no: 'Velvære',
  sv: 'Välmående',
  de: 'Wellness',
  fr: 'Bien-être',
  es: 'Bienestar',
  it: 'Benessere',
});

export const outdoors = of('category', {
  en: 'Outdoors',
  no: 'Ute',
  sv: 'Utomhus',
  de: 'Draußen',
  fr: 'En plein air',
  es: 'Al aire libre',
  it: 'All’aperto',
});

export const swimwear = of('bring', {
  en: 'Swimwear',
  no: 'Badetøy',
  sv: 'Badkläder',
  de: 'Badekleidung',
  fr: 'Maillot de bain',
  es: 'Traje de baño',
  it: 'Costume da bagno',
});

export const warmClothes = of('bring', {
  en: 'Warm clothes, gloves and a hat',
  no: 'Varme klær, votter og lue',
  sv: 'Varma kläder, vantar och mössa',
  de: 'Warme Kleidung, Handschuhe und Mütze',
  fr: 'Des vêtements chauds, des gants et un bonnet',
  es: 'Ropa de abrigo, guantes y gorro',
  it: 'Abiti caldi, guanti e berretto',
});

export const kayakGear = of('included', {
  en: 'Guide, kayak, life jacket and hot drinks',
  no: 'Guide, kajakk, redningsvest og varm drikke',
  sv: 'Guide, kajak, flytväst och varm dryck',
  de: 'Guide, Kajak, Schwimmweste und heiße Getränke',
  fr: 'Guide, kayak, gilet de sauvetage et boissons chaudes',
  es: 'Guía, kayak, chaleco salvavidas y bebidas calientes',
  it: 'Guida, kayak, giubbotto di salvataggio e bevande calde',
});

export const atThePier = of('meetingPoint', {
  en: 'The pier below the hotel, ten minutes before the start',
  no: 'Brygga nedenfor hotellet, ti minutter før start',
  sv: 'Bryggan nedanför hotellet, tio minuter före start',
  de: 'Am Steg unterhalb des Hotels, zehn Minuten vor Beginn',
  fr: 'Le ponton en contrebas de l’hôtel, dix minutes avant le début',
  es: 'El muelle bajo el hotel, diez minutos antes del inicio',
  it: 'Il pontile sotto l’hotel, dieci minuti prima dell’inizio',
});

export const atTheSpa = of('meetingPoint', {
  en: 'The spa desk on the ground floor',
  no: 'Spa-resepsjonen i første etasje',
  sv: 'Spareceptionen på bottenvåningen',
  de: 'Am Spa-Empfang im Erdgeschoss',
  fr: 'L’accueil du spa, au rez-de-chaussée',
  es: 'La recepción del spa, en la planta baja',
  it: 'La reception della spa, al piano terra',
});

export const stepFree = of('accessibility', {
  en: 'Step-free, with a lift into the water',
  no: 'Trinnfritt, med heis ned i vannet',
  sv: 'Utan trappsteg, med lyft ner i vattnet',
  de: 'Stufenlos, mit Lift ins Wasser',
  fr: 'De plain-pied, avec un élévateur pour entrer dans l’eau',
  es: 'Sin escalones, con elevador para entrar en el agua',
  it: 'Senza gradini, con sollevatore per entrare in acqua',
});
