import { type Language, languageInfo } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { Eta } from 'eta';
import { escapeHtml } from '../../../common/html/escape-html';
import { type MailColors, plainColors } from './mail-colors';
import { mailLayout } from './mail-layout';
import type { MailBody, MailLook } from './message-content';

/** What message.mjml fills in. */
interface MailView extends MailBody {
  readonly lang: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preheader: string;
  readonly vendor: string;
  readonly logo: string | undefined;
  readonly colors: MailColors;
  readonly linkHint: string;
  /** Text as HTML, with the line breaks somebody typed. */
  readonly lines: (text: string) => string;
}

interface Mail {
  readonly language: Language;
  readonly subject: string;
  readonly body: MailBody;
}

const LAYOUT = '@message';
const PREHEADER_LENGTH = 140;

const eta = new Eta({
  tags: ['{{', '}}'],
  autoTrim: false,
  escapeFunction: (value) => escapeHtml(String(value)),
});
eta.loadTemplate(LAYOUT, mailLayout);

/** A message as a page for mail programs, in the venue's look of now. */
export function mailHtml(
  { language, subject, body }: Mail,
  { vendor, colors = plainColors }: MailLook,
): string {
  const view: MailView = {
    ...body,
    lang: languageInfo[language].locale,
    subject,
    preheader: preheaderOf(body),
    vendor: vendor.name,
    logo: vendor.logo,
    colors,
    linkHint: messageTexts(language)('shared.linkHint'),
    lines: (text) => escapeHtml(text).replace(/\n/g, '<br>'),
  };
  return eta.render(LAYOUT, view);
}

const preheaderOf = ({ paragraphs: [first = ''] }: MailBody): string =>
  first.replace(/\s+/g, ' ').slice(0, PREHEADER_LENGTH);
