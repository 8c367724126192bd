import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { SharedReads } from '../../../common/database/shared-reads';
import type { Transaction } from '../../../common/transactions/transaction';
import type { MessageText } from './message-text.schema';
import { MessageTextsRepository } from './message-texts.repository';

/** How long another process's change of a text may go unnoticed, in milliseconds. */
const WORDS_KEPT_MS = 1_000;

type NewText = Omit<MessageText, '_id' | '_vendor' | 'version' | 'createdAt' | 'updatedAt'>;

/** The venue's own words for messages. This process uses a change from its next message on. */
@Injectable()
export class MessageTextsService {
  /** Every booking asks for the words of its message. */
  private readonly reads = new SharedReads<MessageText[]>(WORDS_KEPT_MS);

  constructor(private readonly texts: MessageTextsRepository) {}

  /** By kind, language and name. */
  list(scope: TenantScope): Promise<MessageText[]> {
    return this.texts.list(scope);
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string): Promise<MessageText> {
    return this.texts.get(scope, id);
  }

  /** The venue's own words for one of the product's messages; none: the product's. */
  async wordsFor(
    { vendorId }: TenantScope,
    kind: string,
    language: string,
  ): Promise<MessageText | undefined> {
    const all = await this.reads.read(vendorId, () => this.texts.list({ vendorId }));
    return all.find(
      (one) => one.kind === kind && one.kind !== 'custom' && one.language === language,
    );
  }

  /** @throws {RuleError} TEMPLATE_TAKEN */
  async add(tx: Transaction, text: NewText): Promise<MessageText> {
    this.forgetAfterCommit(tx);
    return this.texts.insert(tx, { ...text, version: 0, createdAt: tx.now, updatedAt: tx.now });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} TEMPLATE_TAKEN
   */
  async change(
    tx: Transaction,
    id: Types.ObjectId,
    version: number | undefined,
    change: Partial<NewText>,
  ): Promise<MessageText> {
    this.forgetAfterCommit(tx);
    return this.texts.updateVersioned(tx, id, version, { $set: change });
  }

  /** @throws {NotFoundError} */
  async remove(tx: Transaction, id: Types.ObjectId): Promise<void> {
    this.forgetAfterCommit(tx);
    await this.texts.delete(tx, id);
  }

  private forgetAfterCommit(tx: Transaction): void {
    tx.afterCommit(() => this.reads.forget(tx.vendorId));
  }
}
