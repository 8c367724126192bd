import { FALLBACK_LANGUAGE, languageOf } from '../texts/languages';

/** What a picture shows, in one language. */
interface PictureText {
  /** One of the seven languages. */
  readonly languageType: string;
  readonly text: string;
}

/** Guests see a picture that says what it shows in the language of its venue. @param venueLanguage code */
export function isDescribed(texts: readonly PictureText[], venueLanguage: string): boolean {
  const wanted = languageOf(venueLanguage) ?? FALLBACK_LANGUAGE;
  return texts.some(({ languageType, text }) => languageType === wanted && text.trim() !== '');
}
