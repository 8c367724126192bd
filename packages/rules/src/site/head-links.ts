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
  const isFirst = shown === undefined || shown === first;
  return [
    { rel: 'canonical', href: isFirst ? address : `${address}?lang=${shown}` },
    ...languages.map(
      (language): HeadLink => ({
        rel: 'alternate',
        hreflang: language,
        href: `${address}?lang=${language}`,
      }),
    ),
    { rel: 'alternate', hreflang: 'x-default', href: address },
  ];
}
