import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { RuleError } from '../../../common/errors/app-error';
import { MESSAGE_TEXT_KEY, MessageText } from './message-text.schema';

/** More than a venue has; the list is shown whole. */
const TEXTS_OF_A_VENDOR = 500;

@Injectable()
export class MessageTextsRepository extends TenantRepository<MessageText> {
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
}
