import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import type { AttachmentKind, MessageAttachment } from '../message.schema';
import type { MailFile } from './mail-transport';

type Maker = (scope: TenantScope, id: string) => Promise<MailFile>;

/** Makes the files that messages name, as they are sent: the outbox holds none. Whoever knows a kind says how. */
@Injectable()
export class MessageAttachments {
  private readonly makers = new Map<AttachmentKind, Maker>();

  register(kind: AttachmentKind, maker: Maker): void {
    this.makers.set(kind, maker);
  }

  /** @throws {NotFoundError} it is not there (any more) */
  async file(scope: TenantScope, { kind, id }: MessageAttachment): Promise<MailFile> {
    const make = this.makers.get(kind);
    if (!make) throw new Error(`nobody makes attachments of the kind ${kind}`);
    return make(scope, id.toHexString());
  }
}
