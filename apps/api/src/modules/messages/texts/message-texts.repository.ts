import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { SharedReads } from '../../../common/database/shared-reads';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { RuleError } from '../../../common/errors/app-error';
import { MESSAGE_TEXT_KEY, MessageText } from './message-text.schema';

/** More than a venue has; the list is shown whole. */
const TEXTS_OF_A_VENDOR = 500;

/** How long another process's change of a text may stay unseen, in milliseconds. */
const WORDS_KEPT_MS = 1_000;

@Injectable()
export class MessageTextsRepository extends TenantRepository<MessageText> {
  /** Every booking asks for the words of its message. */
  private readonly reads = new SharedReads<MessageText[]>(WORDS_KEPT_MS);

  constructor(@InjectModel(MessageText.name) model: Model<MessageText>) {
    super(model, [{ key: MESSAGE_TEXT_KEY, error: RuleError, code: 'TEMPLATE_TAKEN' }]);
  }

  /** All of a venue by kind, language and name. */
  list(scope: TenantScope): Promise<MessageText[]> {
    return this.find(
      scope,
      {},
      { sort: { kind: 1, language: 1, name: 1 }, limit: TEXTS_OF_A_VENDOR },
    );
  }

  /** The venue's own words for one of the product's messages; none: the product's. */
  async wordsFor(
    { vendorId }: TenantScope,
    kind: string,
    language: string,
  ): Promise<MessageText | undefined> {
    const all = await this.reads.read(vendorId, () => this.list({ vendorId }));
    return all.find(
      (one) => one.kind === kind && one.kind !== 'custom' && one.language === language,
    );
  }

  /** This process uses what was just saved from its next message on. */
  forgetWords({ vendorId }: TenantScope): void {
    this.reads.forget(vendorId);
  }
}
