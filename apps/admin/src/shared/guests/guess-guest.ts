import type { NewGuest } from './picked-guest';

/** Distributes the search text over the fields it most likely belongs to. */
export function guessGuest(typed: string): NewGuest {
  const text = typed.trim().replace(/\s+/g, ' ');
  const nobody = { firstname: '', lastname: '', phone: '', email: '' };
  if (text.includes('@')) return { ...nobody, email: text };
  if (/^[+\d][\d ().-]*$/.test(text)) return { ...nobody, phone: text };
  const words = text.split(' ');
  if (words.length < 2) return { ...nobody, firstname: text };
  return { ...nobody, firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
}
