/** How help is searched; the build that makes the index and the page that asks it must agree. */
export const searchOptions = {
  fields: ['title', 'text'],
  storeFields: [],
  /** `Café`, `cafe` and `CAFE` are one word, and so are `består` and `bestar`. */
  processTerm: (term) =>
    term
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/ø/g, 'o')
      .replace(/æ/g, 'ae') || null,
};
