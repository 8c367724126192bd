import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../common/http/answers';
import { ContainerOutput, ContainerQuery } from './widgets.dto';
import { WidgetsService } from './widgets.service';

/** Booking in a page of the venue's own. */
@ApiTags('open booking')
@Controller('api/v1/container')
export class ContainersController {
  constructor(private readonly widgets: WidgetsService) {}

  @Get(':vendorId')
  @Public()
  @Answers(ContainerOutput)
  @Fails(403, 'MODULE_OFF')
  @Fails(404, 'NOT_FOUND', 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getContainer',
    summary: 'What one of a venue’s widgets offers, and how it looks (slug or id)',
  })
  get(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
    @Query() { container }: ContainerQuery,
  ): Promise<ContainerOutput> {
    return this.widgets.container(call, vendorId, container);
  }

  @Get(':vendorId/ancestors')
  @Public()
  @AnswersNothing()
  @ApiOperation({
    operationId: 'getContainerAncestors',
    summary: 'Who may put a venue’s booking into a page, for the proxy that sends it',
    description:
      'The header `x-frame-ancestors` has it in the words of `frame-ancestors`: `’none’` for what is no venue, or books nothing without an account.',
  })
  async ancestors(
    @Param('vendorId') vendorId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.header('x-frame-ancestors', await this.widgets.ancestors(vendorId));
  }
}
