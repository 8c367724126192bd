import type { Marked } from 'marked';

/** @param headings takes the headings of the second level */
export function markedFor(headings: { id: string; title: string }[]): Marked;
export function plain(html: string): string;
