export const dates = {
  /** {{date}} is written out in the language. */
  notBefore: 'Ikke før {{date}}',
};
