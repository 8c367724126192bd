import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Config } from '../../../config/config';
import type { DkimKey } from '../../../config/dkim-key';

/** A file to attach. */
export interface MailFile {
  /** With its extension. */
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly content: Buffer;
}

/** An email ready to send. */
export interface Mail {
  /** The same for every attempt, so that a mail server can drop a second copy. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** An iCalendar file to attach. */
  readonly calendar?: string;
  readonly file?: MailFile;
  /** Address that stops such mail when a mail program posts to it (RFC 8058). */
  readonly oneClickUnsubscribe?: string;
}

/** Hands mail to the server of SMTP_URL. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly transport: ReturnType<typeof smtp> | undefined;
  /** The address of MAIL_FROM, for venues without one of their own. */
  readonly defaultSender: string;

  constructor({ env }: Config) {
    this.transport = env.SMTP_URL === '' ? undefined : smtp(env.SMTP_URL, env.MAIL_DKIM);
    this.defaultSender = /<([^<>]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
  }

  /** Whether a server is configured. */
  get isConfigured(): boolean {
    return this.transport !== undefined;
  }

  /** @throws {Error} with `responseCode`, when the server answered one */
  async send(mail: Mail): Promise<void> {
    if (!this.transport) throw new Error('SMTP_URL is empty');
    const { messageId, calendar, file, oneClickUnsubscribe, ...rest } = mail;
    const { host } = new URL(`mail://${mail.from.address}`);
    await this.transport.sendMail({
      ...rest,
      messageId: `<${messageId}@${host || 'localhost'}>`,
      ...(oneClickUnsubscribe ? { list: { unsubscribe: { url: oneClickUnsubscribe } } } : {}),
      ...(calendar
        ? { icalEvent: { method: methodOf(calendar), filename: 'calendar.ics', content: calendar } }
        : {}),
      ...(file ? { attachments: [attached(file)] } : {}),
      headers: {
        // automatic replies to automatic mail end in loops (RFC 3834)
        'Auto-Submitted': 'auto-generated',
        ...(oneClickUnsubscribe ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      },
    });
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

const attached = ({ name, type, content }: MailFile) => ({
  ...{ filename: name, contentType: type, content },
});

/** As the file itself says it: mail programs read both. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

const smtp = (url: string, dkim: DkimKey | undefined) =>
  createTransport({
    // its query overrides these limits, e.g. `?socketTimeout=5000`
    url,
    ...(dkim ? { dkim: signing(dkim) } : {}),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });

const signing = ({ selector, domain, privateKey }: DkimKey) => ({
  keySelector: selector,
  domainName: domain,
  privateKey,
});
