import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers } from '../../common/http/answers';
import { Dependents } from './dependents';
import { DependentOutput, DependentsParams } from './dependents.dto';

@ApiTags('venue')
@Controller('api/v1/admin/dependents')
export class DependentsController {
  constructor(private readonly dependents: Dependents) {}

  @Get(':kind/:id')
  @StaffOnly('read')
  @Answers(DependentOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listDependents',
    summary: 'What names something, to be told before it is deleted',
    description: 'An id that nothing has is named by nothing.',
  })
  list(
    @Ctx() ctx: RequestContext,
    @Param() { kind, id }: DependentsParams,
  ): Promise<DependentOutput[]> {
    return this.dependents.list(ctx, kind, id);
  }
}
