import { termsOf } from '@atrium/rules/texts/search-text';

const MOST = 6;

/** The words of a text that narrow a list. */
export const listTerms = (text: string): string[] => termsOf(text).slice(0, MOST);
