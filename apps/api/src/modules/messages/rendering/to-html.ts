import { languageInfo } from '@atrium/i18n/languages';
import { Eta } from 'eta';
import { escapeHtml } from '../../../common/html/escape-html';
import { type MailColors, plainColors } from './mail-colors';
import { mailLayout } from './mail-layout';
import type { MessageContent, MessageFoot, RenderOptions } from './message-content';

/** What message.mjml fills in. */
interface MailView extends MessageContent {
  readonly lang: string;
  /** What mail programs show beside the subject. */
  readonly preheader: string;
  readonly vendor: string;
  readonly logo: string | undefined;
  readonly colors: MailColors;
  readonly linkHint: string;
  readonly foot: MessageFoot;
  /** Text as HTML, with the line breaks somebody typed. */
  readonly lines: (text: string) => string;
}

const LAYOUT = '@message';
const PREHEADER_LENGTH = 140;

const eta = new Eta({
  tags: ['{{', '}}'],
  autoTrim: false,
  escapeFunction: (value) => escapeHtml(String(value)),
});
eta.loadTemplate(LAYOUT, mailLayout);

/** The message as a page for mail programs. */
export function toHtml(
  content: MessageContent,
  foot: MessageFoot,
  { language, vendor, colors = plainColors }: RenderOptions,
  linkHint: string,
): string {
  const view: MailView = {
    ...content,
    lang: languageInfo[language].locale,
    preheader: preheaderOf(content),
    vendor: vendor.name,
    logo: vendor.logo,
    colors,
    linkHint,
    foot,
    lines: (text) => escapeHtml(text).replace(/\n/g, '<br>'),
  };
  return eta.render(LAYOUT, view);
}

const preheaderOf = ({ paragraphs: [first = ''] }: MessageContent): string =>
  first.replace(/\s+/g, ' ').slice(0, PREHEADER_LENGTH);
