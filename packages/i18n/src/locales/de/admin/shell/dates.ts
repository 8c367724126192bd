export const dates = {
  /** {{date}} is written out in the language. */
  notBefore: 'Nicht vor dem {{date}}',
};
