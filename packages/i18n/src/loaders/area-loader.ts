import type { TextTree } from '../areas';
import type { Language } from '../languages';

/** How each language of one area is fetched; a bundler makes a chunk of every entry. */
export type AreaLoader = Readonly<Record<Language, () => Promise<TextTree>>>;
