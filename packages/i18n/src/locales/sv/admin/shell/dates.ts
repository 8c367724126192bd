export const dates = {
  /** {{date}} is written out in the language. */
  notBefore: 'Inte före {{date}}',
};
