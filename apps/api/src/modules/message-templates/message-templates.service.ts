import { isLanguage, type Language } from '@atrium/i18n/languages';
import { unknownPlaceholders } from '@atrium/rules/texts/message-template';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { RuleError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import {
  type MessageOutput,
  MessagesService,
  MessageTextsService,
  mailHtml,
  type OwnText,
  placeholdersOf,
  type TemplateKind,
  templateKinds,
  VenueBranding,
  writeMessage,
} from '../messages/public';
import { UsersService } from '../users/public';
import { builtInText } from './built-in-text';
import {
  type MessageKindOutput,
  type MessageKindsQuery,
  type MessagePreviewInput,
  type MessagePreviewOutput,
  type MessageTemplateChange,
  type MessageTemplateInput,
  type MessageTemplateOutput,
  type PreviewBookingOutput,
  type PreviewBookingsQuery,
  toMessageTemplateOutput,
} from './message-templates.dto';
import { PreviewSubjects } from './preview-subjects';

/** The venue's own words for messages. */
@Injectable()
export class MessageTemplatesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly texts: MessageTextsService,
    private readonly messages: MessagesService,
    private readonly branding: VenueBranding,
    private readonly users: UsersService,
    private readonly subjects: PreviewSubjects,
  ) {}

  async list(ctx: RequestContext): Promise<MessageTemplateOutput[]> {
    return (await this.texts.list(ctx)).map(toMessageTemplateOutput);
  }

  /** Every message that can have words of its own, with the product's to begin with. */
  kinds(ctx: RequestContext, { language = ctx.language }: MessageKindsQuery): MessageKindOutput[] {
    return templateKinds.map((kind) => ({
      kind,
      placeholders: [...placeholdersOf(kind)],
      ...builtInText(kind, languageOf(language)),
    }));
  }

  /** @throws {RuleError} TEMPLATE_TAKEN, UNKNOWN_TEMPLATE_VARIABLE, FIELD_REQUIRED without a name */
  create(ctx: RequestContext, input: MessageTemplateInput): Promise<MessageTemplateOutput> {
    assertFillable(input.kind, input);
    return this.transactions.run(ctx, async (tx) => {
      const created = await this.texts.add(tx, { ...input, ...ofKind(input.kind, input) });
      tx.audit({
        action: 'messageTemplate.created',
        entity: 'messageTemplate',
        entityId: created._id,
        after: created,
      });
      return toMessageTemplateOutput(created);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} as `create`
   */
  update(
    ctx: RequestContext,
    id: string,
    { version, ...change }: MessageTemplateChange,
  ): Promise<MessageTemplateOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.texts.get(tx, id);
      const wanted = { ...before, ...change };
      assertFillable(before.kind, wanted);
      const after = await this.texts.change(tx, before._id, version, {
        subject: wanted.subject,
        text: wanted.text,
        ...ofKind(before.kind, wanted),
      });
      tx.audit({
        action: 'messageTemplate.updated',
        entity: 'messageTemplate',
        entityId: after._id,
        before,
        after,
      });
      return toMessageTemplateOutput(after);
    });
  }

  /** The product's own words are sent again. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.texts.get(tx, id);
      await this.texts.remove(tx, before._id);
      tx.audit({
        action: 'messageTemplate.deleted',
        entity: 'messageTemplate',
        entityId: before._id,
        before,
      });
      return null;
    });
  }

  /** @throws {RuleError} UNKNOWN_TEMPLATE_VARIABLE @throws {NotFoundError} */
  async preview(ctx: RequestContext, input: MessagePreviewInput): Promise<MessagePreviewOutput> {
    assertFillable(input.kind, input);
    const look = await this.branding.of(ctx);
    const language = languageOf(input.language);
    const { message, booking, guest } = await this.subjects.of(ctx, input, language);
    const own = 'name' in ctx.actor ? ctx.actor.name.split(' ')[0] : undefined;
    const { firstname, lastname } = guest ?? { firstname: own, lastname: undefined };
    const written = writeMessage(message, { ...look, language, firstname, lastname }, input);
    const { subject, text } = written;
    return {
      subject,
      text,
      html: mailHtml({ ...written, language }, look),
      ...(booking ? { booking } : {}),
    };
  }

  /** Bookings to look at a text with. */
  previewBookings(
    ctx: RequestContext,
    { text }: PreviewBookingsQuery,
  ): Promise<PreviewBookingOutput[]> {
    return this.subjects.offered(ctx, text);
  }

  /** Sends what the preview shows to whoever asks. @throws {RuleError} UNKNOWN_TEMPLATE_VARIABLE */
  async sendTest(ctx: RequestContext, input: MessagePreviewInput): Promise<MessageOutput> {
    assertFillable(input.kind, input);
    const user = await this.users.own(ctx);
    const language = languageOf(input.language);
    const { message, guest } = await this.subjects.of(ctx, input, language);
    const { firstname, lastname } = guest ?? user;
    return this.transactions.run(ctx, async (tx) => {
      const id = await this.messages.enqueue(tx, {
        ...message,
        own: input,
        to: {
          email: user.email,
          firstname,
          lastname,
          language,
        },
      });
      if (!id) throw new Error('A user has an address');
      return this.messages.get(tx, id);
    });
  }
}

const languageOf = (code: string): Language => (isLanguage(code) ? code : 'en');

/** Only a custom one has a name and can be marketing. @throws {RuleError} FIELD_REQUIRED */
function ofKind(kind: TemplateKind, { name, marketing }: { name?: string; marketing?: boolean }) {
  if (kind !== 'custom') return { name: '', marketing: false };
  if (!name?.trim()) throw RuleError.ofField('FIELD_REQUIRED', 'name');
  return { name: name.trim(), marketing: marketing ?? false };
}

/** @throws {RuleError} UNKNOWN_TEMPLATE_VARIABLE, with what is not known by field */
function assertFillable(kind: TemplateKind, own: OwnText): void {
  const known = placeholdersOf(kind);
  const details = (['subject', 'text'] as const).flatMap((field) =>
    unknownPlaceholders(own[field], known).map((message) => ({ field, message })),
  );
  if (details.length > 0) throw new RuleError('UNKNOWN_TEMPLATE_VARIABLE', { details });
}
