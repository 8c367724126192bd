import type { TextsOf } from './labels.mjs';

/** The languages that help and pages are written in. */
export type Written = 'en' | 'no';

export interface HelpModule {
  title: string;
  answers: { id: string; title: string; html: string }[];
  /** What `MiniSearch.loadJSON` takes. */
  index: string;
}

export function helpModule(text: string, language: Written, textsOf?: TextsOf): HelpModule;
