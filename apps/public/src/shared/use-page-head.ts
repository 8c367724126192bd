import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHead {
  /** Undefined while the page is on its way. */
  title: string | undefined;
  description: string | undefined;
  /** The languages it can be read in, by `?lang=`; the first is for everybody else. */
  languages?: readonly string[];
  /** Of those, the one that is shown. */
  shown?: string;
}

/** What search engines and shared links say of a page: title, description, its one address, other languages. */
export function usePageHead({ title, description, languages, shown }: PageHead): void {
  const { pathname } = useLocation();
  const written = languages?.join();
  usePageTitle(title);

  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!tag || !description) return;
    const before = tag.content;
    tag.content = description;
    return () => {
      tag.content = before;
    };
  }, [description]);

  useEffect(() => {
    if (!written) return;
    const all = written.split(',');
    const plain = `${window.location.origin}${pathname}`;
    const addressIn = (language: string) =>
      language === all[0] ? plain : `${plain}?lang=${language}`;
    const links = [
      linkTag({ rel: 'canonical', href: addressIn(shown ?? all[0] ?? '') }),
      ...all.map((one) =>
        linkTag({ rel: 'alternate', hreflang: one, href: `${plain}?lang=${one}` }),
      ),
      linkTag({ rel: 'alternate', hreflang: 'x-default', href: plain }),
    ];
    document.head.append(...links);
    return () => {
      for (const link of links) link.remove();
    };
  }, [pathname, written, shown]);
}

function linkTag(attributes: { rel: string; href: string; hreflang?: string }): HTMLLinkElement {
  return Object.assign(document.createElement('link'), attributes);
}
