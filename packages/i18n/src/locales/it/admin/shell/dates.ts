export const dates = {
  /** {{date}} is written out in the language. */
  notBefore: 'Non prima del {{date}}',
};
