export const dates = {
  /** {{date}} is written out in the language. */
  notBefore: 'Pas avant le {{date}}',
};
