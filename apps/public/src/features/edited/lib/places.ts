import { createContext } from 'react';

/** What an edited page shows. */
export interface EditedPage {
  address: string;
  title: string;
  description: string;
  /** Code of the language of this text. */
  languageType: string;
  /** Codes of all that it is written in. */
  languages: string[];
  /** `yyyy-mm-dd`. */
  date: string;
  /** Safe HTML, made by the API. */
  html: string;
}

/**
 * Whether the build draws the frame of edited pages: where their words go it leaves room, which the API fills
 * (apps/api/src/modules/site-pages/html/fill-frame.ts).
 */
export const LeavesRoom = createContext(false);

export const room = (name: string): string => `@@site-${name}@@`;
/** Where it would be seen if nobody filled it. */
export const hiddenRoom = (name: string): string => `<!--${room(name)}-->`;
