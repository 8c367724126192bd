/** An edited page, as the list of its kind shows it. */
interface Listed {
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/**
 * The list in the shape of those that the site's own files have. Both who sends the page and who draws it in the
 * browser write it, and must write the same.
 */
export const siteListHtml = (pages: readonly Listed[]): string =>
  pages
    .map(
      ({ address, title, description }) =>
        `<h2 tabindex="-1"><a href="${escaped(address)}">${escaped(title)}</a></h2>\n<p>${escaped(description)}</p>`,
    )
    .join('\n');
