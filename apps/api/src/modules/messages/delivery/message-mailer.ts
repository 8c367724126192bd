import { isSandbox } from '@atrium/rules/venue/sandbox';
import { Injectable } from '@nestjs/common';
import type { Message } from '../message.schema';
import { OptOutLinksService } from '../opt-out-links.service';
import { mailHtml } from '../rendering/mail-html';
import { VenueBranding } from '../venue-branding';
import { MailTransport } from './mail-transport';
import { MessageAttachments } from './message-attachments';

/** Sends a message by email, in its venue's name. */
@Injectable()
export class MessageMailer {
  constructor(
    private readonly branding: VenueBranding,
    private readonly transport: MailTransport,
    private readonly optOutLinks: OptOutLinksService,
    private readonly attachments: MessageAttachments,
  ) {}

  /** Whether a mail server is configured. */
  get canSend(): boolean {
    return this.transport.isConfigured;
  }

  /** Nothing of the sandbox venue leaves: strangers write the addresses of its guests. */
  canSendFor(vendorId: string): boolean {
    return this.canSend && !isSandbox(vendorId);
  }

  /** @throws {Error} with `responseCode`, when the server answered one */
  async send(message: Message): Promise<void> {
    const scope = { vendorId: message._vendor.toHexString() };
    const look = await this.branding.of(scope);
    const { vendor } = look;
    const { language, subject, text, body, calendar, attachment } = message;
    const file = attachment ? await this.attachments.file(scope, attachment) : undefined;
    await this.transport.send({
      messageId: message._id.toHexString(),
      from: { name: vendor.name, address: vendor.emailSender ?? this.transport.defaultSender },
      ...(vendor.email ? { replyTo: vendor.email } : {}),
      to: message.to,
      subject,
      text,
      ...(body ? { html: mailHtml({ language, subject, body }, look) } : {}),
      ...(calendar ? { calendar } : {}),
      ...(file ? { file } : {}),
      ...this.unsubscribing(message),
    });
  }

  private unsubscribing({ marketing, _vendor, customerId, channel }: Message) {
    if (!marketing || !customerId) return {};
    const vendorId = _vendor.toHexString();
    const claim = { vendorId, guest: customerId.toHexString(), channel };
    return { oneClickUnsubscribe: this.optOutLinks.oneClick(claim) };
  }
}
