/** What a field that was emptied sends: null takes the value away. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** The whole number in a field; null for an empty one. @returns undefined for what is no such number */
export function wholeNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** What an email address looks like; the API looks closer. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
