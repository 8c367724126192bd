import type { MailBody } from './message-content';

/** The message as plain text. */
export function toText(body: MailBody): string {
  const { greeting, paragraphs, details, action, further, choices, notes, foot } = body;
  return [
    greeting,
    ...paragraphs,
    ...(details
      ? [[details.title, ...details.rows.map(([label, value]) => `${label}: ${value}`)].join('\n')]
      : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(further
      ? [[further.text, ...further.links.map(({ label, link }) => `${label}:\n${link}`)].join('\n')]
      : []),
    ...(choices
      ? [choices.legend, choices.options.map(({ label, link }) => `${label}:\n${link}`).join('\n')]
      : []),
    ...notes,
    foot.signature,
    foot.lines.join('\n'),
    ...(foot.optOut ? [`${foot.optOut.label}:\n${foot.optOut.link}`] : []),
  ].join('\n\n');
}
