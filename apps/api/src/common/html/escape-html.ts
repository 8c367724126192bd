const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const special = /[&<>"']/;
const everySpecial = /[&<>"']/g;

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  // most texts need nothing, and `replace` costs many times what `test` does
  special.test(text) ? text.replace(everySpecial, (sign) => entities[sign] ?? sign) : text;
