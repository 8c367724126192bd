import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headLinks } from './head-links';

export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

export interface PageHead {
  /** Undefined while the page is on its way, and for the front page. */
  title: string | undefined;
  description: string | undefined;
  /** The languages it can be read in, by `?lang=`; the first is for everybody else. */
  languages?: readonly string[];
  /** Of those, the one that is shown. */
  shown?: string;
  /** What the page is, in the words of schema.org; search engines read it in what the build drew. */
  structured?: StructuredData;
}

/** Who hears of a page's head while it is drawn: the build, which has no document to write it into. */
export const PageHeadListener = createContext<((head: PageHead) => void) | undefined>(undefined);

/** What search engines and shared links say of a page: title, description, its one address, other languages. */
export function usePageHead(head: PageHead): void {
  const { title, description, languages, shown } = head;
  const { pathname } = useLocation();
  useContext(PageHeadListener)?.(head);
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
    // those that the page came with are of the address that it was loaded from
    for (const link of document.head.querySelectorAll(HEAD_LINKS)) link.remove();
    const address = `${window.location.origin}${pathname}`;
    const links = headLinks(address, written.split(','), shown).map((link) =>
      Object.assign(document.createElement('link'), link),
    );
    document.head.append(...links);
    return () => {
      for (const link of links) link.remove();
    };
  }, [pathname, written, shown]);
}

const HEAD_LINKS = 'link[rel=canonical], link[rel=alternate][hreflang]';
