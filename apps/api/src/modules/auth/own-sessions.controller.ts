import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { OwnSessions } from './own-sessions';
import { OwnSessionOutput } from './own-sessions.dto';

@ApiTags('auth')
@Controller('api/auth/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  @Get()
  @SignedIn()
  @Answers(OwnSessionOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listOwnSessions',
    summary: 'Where the caller is signed in, the session used last first',
  })
  list(@Ctx() ctx: RequestContext): Promise<OwnSessionOutput[]> {
    return this.sessions.list(ctx);
  }

  @Delete()
  @SignedIn()
  @AnswersNothing()
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'endOtherSessions',
    summary: 'Sign the caller out everywhere else',
  })
  endOthers(@Ctx() ctx: RequestContext): Promise<void> {
    return this.sessions.endOthers(ctx);
  }

  @Delete(':id')
  @SignedIn()
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'endOwnSession', summary: 'End one of the caller’s sessions' })
  end(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<void> {
    return this.sessions.end(ctx, id);
  }
}
