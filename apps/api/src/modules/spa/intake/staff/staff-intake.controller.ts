import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../../common/auth/access';
import { Ctx } from '../../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../../common/context/request-context';
import { Answers, Fails } from '../../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../../common/idempotency/ignores-idempotency-key';
import { IntakeLinkOutput, IntakeStateOutput, ReadIntakeOutput } from './staff-intake.dto';
import { StaffIntakeService } from './staff-intake.service';

/** Guests' answers before a treatment, as staff meet them. */
@ApiTags('spa')
@Controller('api/v1/spa/treatments/:id/intake')
export class StaffIntakeController {
  constructor(private readonly intake: StaffIntakeService) {}

  @Get()
  @StaffOnly('read')
  @Answers(IntakeStateOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getIntakeState',
    summary: 'Who has answered before a treatment; nothing of what they said',
  })
  state(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<IntakeStateOutput> {
    return this.intake.state(ctx, id);
  }

  @Post('reading')
  @StaffOnly('read')
  @IgnoresIdempotencyKey()
  @Answers(ReadIntakeOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'readIntake',
    summary: 'Read what the guests of a treatment answered',
    description:
      'For the therapists of the treatment, and for staff of level 3 and above. The audit log says who read it.',
  })
  read(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<ReadIntakeOutput[]> {
    return this.intake.read(ctx, id);
  }

  @Post('link')
  @StaffOnly('treatments.edit')
  @IgnoresIdempotencyKey()
  @Answers(IntakeLinkOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INTAKE_CLOSED', 'INTAKE_NOT_ASKED')
  @ApiOperation({
    operationId: 'getIntakeLink',
    summary: 'The link at which the guests of a treatment answer, to open on the desk’s tablet',
  })
  link(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<IntakeLinkOutput> {
    return this.intake.link(ctx, id);
  }
}
