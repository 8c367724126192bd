import { useEffect } from 'react';

const PRODUCT = 'Atrium';

/**
 * Names the page in the browser's tab: 'Stays · Fjord Hotel & Spa'.
 * @param site the venue's name on its pages; the product's elsewhere
 */
export function usePageTitle(title: string | undefined, site: string = PRODUCT): void {
  useEffect(() => {
    document.title = title && title !== site ? `${title} · ${site}` : site;
  }, [title, site]);
}
