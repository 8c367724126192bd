export interface HeadLink {
  rel: 'canonical' | 'alternate';
  href: string;
  hreflang?: string;
}

/**
 * A page's one address in the language shown, and where its other languages are.
 * @param address of the page, without query
 * @param languages that it can be read in, by `?lang=`; the first is for everybody else
 */
export function headLinks(
  address: string,
  languages: readonly string[],
  shown: string | undefined,
): HeadLink[] {
  const [first = ''] = languages;
  // search engines pass over a language whose address is not that page's canonical one
  const placeOf = (language: string) =>
    language === first ? address : `${address}?lang=${language}`;
  return [
    { rel: 'canonical', href: placeOf(shown ?? first) },
    ...languages.map(
      (language): HeadLink => ({
        rel: 'alternate',
        hreflang: language,
        href: placeOf(language),
      }),
    ),
    { rel: 'alternate', hreflang: 'x-default', href: address },
  ];
}
