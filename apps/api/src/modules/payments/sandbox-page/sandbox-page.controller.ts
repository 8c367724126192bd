import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/auth/access';
import { NotFoundError } from '../../../common/errors/app-error';
import { type CardManner, cardManners } from '../provider/sandbox/sandbox-payment.schema';
import { SANDBOX_PATH } from '../provider/sandbox/sandbox-provider';
import { type NoticeManner, noticeManners, type SandboxAct, sandboxActs } from './sandbox-acts';
import { closedSandboxPage, type SandboxStep, sandboxPage } from './sandbox-page';
import { SandboxPageService } from './sandbox-page.service';

/** The page on which guests pay where no real provider is set up. Not of the API: a real one is elsewhere. */
@ApiExcludeController()
@Controller(SANDBOX_PATH)
export class SandboxPageController {
  constructor(private readonly pages: SandboxPageService) {}

  @Get(':reference')
  @Public()
  show(
    @Param('reference') reference: string,
    @Query('declined') declined: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.page(reference, declined === undefined ? 'choose' : 'declined', reply);
  }

  /** 3-D Secure: the bank asks whether it is really them. */
  @Post(':reference/confirm')
  @Public()
  confirm(@Param('reference') reference: string, @Res() reply: FastifyReply): Promise<void> {
    return this.page(reference, 'confirm', reply);
  }

  @Post(':reference/:act')
  @Public()
  async act(
    @Param('reference') reference: string,
    @Param('act') name: string,
    @Query('notice') notice: string | undefined,
    @Query('card') card: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const act: SandboxAct | undefined = sandboxActs.find((one) => one === name);
    if (!act) throw new NotFoundError();
    const manners: { notice: NoticeManner; card: CardManner } = {
      notice: noticeManners.find((one) => one === notice) ?? 'now',
      card: cardManners.find((one) => one === card) ?? 'takes',
    };
    await reply.redirect(await this.pages.act(reference, act, manners), 303);
  }

  private async page(reference: string, step: SandboxStep, reply: FastifyReply): Promise<void> {
    const payment = await this.pages.find(reference);
    const html =
      payment.state === 'open'
        ? sandboxPage(payment, `${SANDBOX_PATH}/${reference}`, step)
        : closedSandboxPage(payment);
    await reply.type('text/html; charset=utf-8').send(html);
  }
}
