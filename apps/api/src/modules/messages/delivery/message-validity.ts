import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Message } from '../message.schema';
import type { MessageTemplate } from '../rendering/message-vars';

/** Whether what a message says is still true. */
type Check = (ctx: RequestContext, message: Message) => Promise<boolean>;

/** Messages that may wait are looked at again before they go. Whoever writes them says how. */
@Injectable()
export class MessageValidity {
  private readonly checks = new Map<MessageTemplate, Check>();

  register(template: MessageTemplate, check: Check): void {
    this.checks.set(template, check);
  }

  async holds(ctx: RequestContext, message: Message): Promise<boolean> {
    return (await this.checks.get(message.template)?.(ctx, message)) ?? true;
  }
}
