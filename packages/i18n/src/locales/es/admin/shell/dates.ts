export const dates = {
  /** {{date}} is written out in the language. */
  notBefore: 'No antes del {{date}}',
};
