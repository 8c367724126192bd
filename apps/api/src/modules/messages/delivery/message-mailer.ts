import { Injectable } from '@nestjs/common';
import { VendorsService } from '../../vendors/public';
import type { Message } from '../message.schema';
import { OptOutLinksService } from '../opt-out-links.service';
import { MailTransport } from './mail-transport';

/** Sends a message by email, in its venue's name. */
@Injectable()
export class MessageMailer {
  constructor(
    private readonly vendors: VendorsService,
    private readonly transport: MailTransport,
    private readonly optOutLinks: OptOutLinksService,
  ) {}

  /** Whether there is a mail server at all. */
  get canSend(): boolean {
    return this.transport.isConfigured;
  }

  /** @throws {Error} with `responseCode`, when the server answered one */
  async send(message: Message): Promise<void> {
    const vendor = await this.vendors.resolve(message._vendor.toHexString());
    await this.transport.send({
      messageId: message._id.toHexString(),
      from: { name: vendor.name, address: vendor.emailSender ?? this.transport.defaultSender },
      ...(vendor.email ? { replyTo: vendor.email } : {}),
      to: message.to,
      subject: message.subject,
      text: message.text,
      ...(message.html ? { html: message.html } : {}),
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
