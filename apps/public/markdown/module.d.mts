import type { About } from '@atrium/help/markdown/front-matter.mjs';
import type { Written } from '@atrium/help/markdown/module.mjs';

export type { Written };

export interface PageModule extends About {
  html: string;
  /** The headings of the second level, for the list of contents. */
  headings: { id: string; title: string }[];
}

export function pageModule(text: string, language: Written): PageModule;
