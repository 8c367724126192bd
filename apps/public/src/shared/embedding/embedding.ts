import type { Language } from '@atrium/i18n/languages';
import type { WidgetEvent } from '@atrium/rules/widgets/widget';
import { createContext, useContext, useEffect } from 'react';

/** The page is shown in a venue's own site. */
export interface Embedding {
  /** Where it begins: `/container/{vendorId}/{containerId?}`. */
  home: string;
  /** Ids of the services that it offers; undefined: all. */
  services: readonly string[] | undefined;
  /** Hex; undefined: the venue's. */
  accent: string | undefined;
  /** Undefined: the visitor's. */
  language: Language | undefined;
  /** Tells the site. Nothing that says who books. */
  tell: (type: WidgetEvent, detail: object) => void;
}

export const EmbeddingContext = createContext<Embedding | undefined>(undefined);

/** Id of a page's heading, which names the page in a frame. */
export const PAGE_TITLE = 'page-title';

/** Undefined on pages of our own. */
export const useEmbedding = (): Embedding | undefined => useContext(EmbeddingContext);

/** Tells the site around, if there is one, once for each of these. @param detail undefined: there is nothing to tell yet */
export function useTell(type: WidgetEvent, detail: object | undefined): void {
  const tell = useEmbedding()?.tell;
  const told = detail && JSON.stringify(detail);
  useEffect(() => {
    if (told) tell?.(type, JSON.parse(told));
  }, [tell, type, told]);
}

/** Said to nobody but the site that the browser let put us into its page. @param parent its origin */
export const tellTo =
  (parent: string | undefined): Embedding['tell'] =>
  (type, detail) => {
    if (!parent || window.parent === window) return;
    window.parent.postMessage({ source: 'atrium-widget', type, detail }, parent);
  };
