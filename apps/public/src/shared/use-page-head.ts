import type { Language } from '@atrium/i18n/languages';
import { headLinks } from '@atrium/rules/site/head-links';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { linkedData, type StructuredData } from './structured-data';

export interface PageHead {
  /** Undefined while the page is on its way, and for the front page. */
  title: string | undefined;
  description: string | undefined;
  /** The languages it can be read in, by `?lang=`; the first is for everybody else. */
  languages?: readonly Language[];
  /** Of those, the one that is shown. */
  shown?: Language;
  structured?: StructuredData;
}

/** Who hears of a page's head while it is drawn: the build, which has no document to write it into. */
export const PageHeadListener = createContext<((head: PageHead) => void) | undefined>(undefined);

/** What search engines and shared links say of a page: title, description, its one address, other languages. */
export function usePageHead(head: PageHead): void {
  const { title, description, languages, shown, structured } = head;
  const { pathname } = useLocation();
  useContext(PageHeadListener)?.(head);
  const written = languages?.join();
  const linked = structured && shown && linkedData(structured, shown);
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

  useEffect(() => {
    // what the build drew is of the address that was loaded
    document.head.querySelector(LINKED_DATA)?.remove();
    if (!linked) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = linked;
    document.head.append(script);
    return () => script.remove();
  }, [linked]);
}

const LINKED_DATA = 'script[type="application/ld+json"]';
const HEAD_LINKS = 'link[rel=canonical], link[rel=alternate][hreflang]';
