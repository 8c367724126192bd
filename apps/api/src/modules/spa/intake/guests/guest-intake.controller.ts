import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../common/auth/access';
import { Call } from '../../../../common/context/ctx.decorator';
import type { CallContext } from '../../../../common/context/request-context';
import { Answers, Fails } from '../../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../../common/throttling/throttled';
import { GuestIntakeOutput, IntakeInput, IntakeLinkQuery } from './guest-intake.dto';
import { GuestIntakeService } from './guest-intake.service';

/** The intake form behind a link, without signing in. */
@ApiTags('hub treatments')
@Controller('api/v1/hub/intake')
export class GuestIntakeController {
  constructor(private readonly intake: GuestIntakeService) {}

  @Get()
  @Public()
  @Answers(GuestIntakeOutput)
  @Fails(403, 'INTAKE_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getIntakeForm',
    summary: 'What a guest is asked before their treatment; says nothing of what was answered',
  })
  show(@Call() call: CallContext, @Query() link: IntakeLinkQuery): Promise<GuestIntakeOutput> {
    return this.intake.show(call, link);
  }

  @Put()
  @Public()
  @Throttled('intake')
  @IgnoresIdempotencyKey()
  @Answers(GuestIntakeOutput)
  @Fails(403, 'INTAKE_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'INTAKE_FORM_CHANGED')
  @Fails(422, 'INTAKE_ANSWERS_INVALID', 'INTAKE_CLOSED')
  @ApiOperation({
    operationId: 'answerIntakeForm',
    summary: 'Answer before a treatment, in place of what the same guest answered before',
  })
  answer(@Call() call: CallContext, @Body() input: IntakeInput): Promise<GuestIntakeOutput> {
    return this.intake.answer(call, input);
  }
}
