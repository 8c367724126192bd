/** See markdown-module.mjs. */
export function markdownModule(text: string): { title: string; html: string };
