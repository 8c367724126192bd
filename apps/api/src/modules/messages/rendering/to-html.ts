import { languageInfo } from '@atrium/i18n/languages';
import { escapeHtml } from '../../../common/html/escape-html';
import type { MessageContent, MessageFoot, RenderOptions } from './message-content';

/** What a person typed may have lines of its own. */
const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

/**
 * The message as a page: one column, styles inline since mail programs drop the rest, a language
 * for screen readers, a table only for what is one, text of at least 4.5:1 on its background.
 */
export function toHtml(
  content: MessageContent,
  foot: MessageFoot,
  { language, vendor }: RenderOptions,
  linkHint: string,
): string {
  const { subject, greeting, paragraphs, details, action, choices, notes } = content;
  const p = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;
  return `<!doctype html>
<html lang="${languageInfo[language].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#f4f4f2;color:#1f2328;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(vendor.name)}</h1>
${p(escapeHtml(greeting))}
${paragraphs.map((paragraph) => p(lines(paragraph))).join('\n')}
${details ? detailsTable(details) : ''}
${action ? button(action, linkHint) : ''}
${choices ? choiceRow(choices) : ''}
${notes.map((note) => p(escapeHtml(note))).join('\n')}
${p(escapeHtml(foot.signature))}
<footer style="border-top:1px solid #d0d7de;padding-top:16px;color:#57606a;font-size:14px">
${foot.lines.map((line) => p(escapeHtml(line), 'margin-bottom:4px;')).join('\n')}
${foot.optOut ? p(anchor(foot.optOut), 'margin-bottom:4px;') : ''}
</footer>
</main>
</body>
</html>
`;
}

function detailsTable({ title, rows }: NonNullable<MessageContent['details']>): string {
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;font-weight:600">${escapeHtml(label)}</th><td style="padding:4px 0">${lines(value)}</td></tr>`;
  return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(title)}</h2>
<table style="border-collapse:collapse;margin:0 0 24px">
${rows.map(row).join('\n')}
</table>`;
}

function anchor({ label, link }: { label: string; link: string }): string {
  return `<a href="${escapeHtml(link)}" style="color:#57606a">${escapeHtml(label)}</a>`;
}

/** Each as large as a finger, in one row of a phone. */
function choiceRow({ legend, options }: NonNullable<MessageContent['choices']>): string {
  const cell = ({ short, label, link }: (typeof options)[number]) =>
    `<td style="padding:0 6px 0 0"><a href="${escapeHtml(link)}" aria-label="${escapeHtml(label)}" style="display:block;width:48px;padding:12px 0;border-radius:6px;background:#1f2328;color:#ffffff;text-align:center;text-decoration:none;font-weight:600">${escapeHtml(short)}</a></td>`;
  return `<table role="presentation" style="border-collapse:collapse;margin:0 0 8px"><tr>${options.map(cell).join('')}</tr></table>
<p style="margin:0 0 16px;font-size:14px;color:#57606a">${escapeHtml(legend)}</p>`;
}

function button({ label, link }: NonNullable<MessageContent['action']>, hint: string): string {
  const href = escapeHtml(link);
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f2328;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#57606a">${escapeHtml(hint)}<br><a href="${href}" style="color:#0b57d0;word-break:break-all">${href}</a></p>`;
}
