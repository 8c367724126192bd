import { formatDate, formatInstant } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../common/transactions/transaction';
import { Config } from '../../config/config';
import { MessagesService } from '../messages/public';
import { VendorsService } from '../vendors/public';
import type { PrivacyRequest } from './privacy-request.schema';

/** Who is told. */
export interface ToldGuest {
  readonly _id: Types.ObjectId;
  readonly email?: string | null;
  readonly firstname?: string | null;
  readonly languageCode?: string | null;
}

interface Frame {
  readonly t: ReturnType<typeof messageTexts>;
  /** The request in words: 'Access to your data'. */
  readonly kind: string;
  readonly vendor: string;
  readonly day: (date: string) => string;
  readonly at: (instant: Date) => string;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** What guests are told of their requests, in their language. Without an address, staff pass it on. */
@Injectable()
export class PrivacyMails {
  constructor(
    private readonly messages: MessagesService,
    private readonly vendors: VendorsService,
    private readonly config: Config,
  ) {}

  /** Asks who has the address to confirm; the mail is not sent once its link is over. */
  async confirm(
    tx: Transaction,
    guest: ToldGuest,
    request: PrivacyRequest,
    code: string,
    until: Date,
  ): Promise<void> {
    const { slug } = await this.vendors.current(tx);
    const link = this.config.link(`/privacy/${slug}/confirm?code=${code}`);
    return this.send(
      tx,
      guest,
      request,
      ({ t, kind, vendor, at }) => ({
        subject: t('privacy.confirm.subject', { kind }),
        paragraphs: [
          t('privacy.confirm.text', { kind, vendor }),
          t('privacy.confirm.link', { until: at(until) }),
          link,
          t('privacy.confirm.ignore'),
        ],
      }),
      until,
    );
  }

  received(tx: Transaction, guest: ToldGuest, request: PrivacyRequest) {
    return this.send(tx, guest, request, ({ t, kind, day, at }) => ({
      subject: t('privacy.received.subject', { kind }),
      paragraphs: [
        t('privacy.received.text', {
          ...{ kind, reference: request.reference },
          ...{ date: at(request.receivedAt), due: day(request.due) },
        }),
      ],
    }));
  }

  extended(tx: Transaction, guest: ToldGuest, request: PrivacyRequest, before: string) {
    return this.send(tx, guest, request, ({ t, kind, day }) => ({
      subject: t('privacy.extended.subject', { kind }),
      paragraphs: [
        t('privacy.extended.text', {
          reference: request.reference,
          ...{ before: day(before), due: day(request.due) },
        }),
        t('privacy.reason', { reason: request.extensionReason ?? '' }),
        t('privacy.complain'),
      ],
    }));
  }

  refused(tx: Transaction, guest: ToldGuest, request: PrivacyRequest) {
    return this.send(tx, guest, request, ({ t, kind }) => ({
      subject: t('privacy.refused.subject', { kind }),
      paragraphs: [
        t('privacy.refused.text', { kind, reference: request.reference }),
        t('privacy.reason', { reason: request.answer ?? '' }),
        t('privacy.complain'),
      ],
    }));
  }

  lifted(tx: Transaction, guest: ToldGuest, request: PrivacyRequest) {
    return this.send(tx, guest, request, ({ t }) => ({
      subject: t('privacy.lifted.subject'),
      paragraphs: [
        t('privacy.lifted.text', { reference: request.reference }),
        t('privacy.reason', { reason: request.liftReason ?? '' }),
        t('privacy.complain'),
      ],
    }));
  }

  /** The receipt. @param archive code of the link to what was asked for */
  answered(tx: Transaction, guest: ToldGuest, request: PrivacyRequest, archive?: string) {
    const address = (format: 'html' | 'json') =>
      this.config.link(`/api/v1/privacy/archive?format=${format}&code=${archive}`);
    return this.send(tx, guest, request, ({ t, kind, at }) => {
      const { archiveUntil, kept = [], answer } = request;
      const links =
        archive && archiveUntil
          ? [
              t('privacy.answered.until', { until: at(archiveUntil) }),
              t('privacy.answered.page'),
              address('html'),
              t('privacy.answered.file'),
              address('json'),
            ]
          : [];
      const stays = kept.map((what) => `• ${t(`privacy.kept.${what}`)}`).join('\n');
      return {
        subject: t('privacy.answered.subject', { kind }),
        paragraphs: [
          t('privacy.answered.intro', { reference: request.reference }),
          t(`privacy.answered.${request.kind}`),
          ...links,
          ...(stays ? [t('privacy.keptIntro'), stays] : []),
          ...(answer ? [t('privacy.answered.note', { note: answer })] : []),
        ],
      };
    });
  }

  private async send(
    tx: Transaction,
    guest: ToldGuest,
    request: PrivacyRequest,
    write: (frame: Frame) => Words,
    notAfter?: Date,
  ): Promise<void> {
    const { email, firstname } = guest;
    if (!email) return;
    const vendor = await this.vendors.current(tx);
    const language: Language =
      languageOf(guest.languageCode) ?? languageOf(vendor.languageCode) ?? 'en';
    const t = messageTexts(language);
    const { subject, paragraphs } = write({
      ...{ t, kind: t(`privacy.kinds.${request.kind}`), vendor: vendor.name },
      day: (date) => formatDate(language, date, 'full'),
      at: (instant) => formatInstant(language, instant.toISOString(), vendor.timezone),
    });
    await this.messages.enqueue(tx, {
      template: 'freeText',
      vars: { subject, text: paragraphs.join('\n\n') },
      to: {
        ...{ email, firstname, language },
        // what tells of the erasure is no message of the guest, whose messages are gone
        ...(request.kept ? {} : { customerId: guest._id }),
      },
      entity: { type: 'privacyRequest', id: request._id },
      ...(notAfter ? { notAfter } : {}),
    });
  }
}
