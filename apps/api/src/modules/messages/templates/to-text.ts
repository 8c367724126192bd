import type { MessageContent, MessageFoot } from './message-content';

/** The message as plain text. */
export function toText(content: MessageContent, foot: MessageFoot): string {
  const { greeting, paragraphs, details, action, notes } = content;
  return [
    greeting,
    ...paragraphs,
    ...(details
      ? [[details.title, ...details.rows.map(([label, value]) => `${label}: ${value}`)].join('\n')]
      : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    foot.signature,
    foot.lines.join('\n'),
  ].join('\n\n');
}
