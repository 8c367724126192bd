import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { FailsOfTreatment } from '../treatments/public';
import { TakeoverEditor } from './takeover-editor';
import { TakeoverPlanner } from './takeover-planner';
import {
  TakeoverInput,
  TakeoverOutput,
  TakeoverPreviewInput,
  TakeoverPreviewOutput,
} from './takeovers.dto';

/** Who takes over the treatments of a therapist who cannot give them. */
@ApiTags('spa')
@Controller('api/v1/spa/takeovers')
export class TakeoversController {
  constructor(
    private readonly planner: TakeoverPlanner,
    private readonly editor: TakeoverEditor,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @StaffOnly('schedules.edit')
  @Answers(TakeoverPreviewOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'STALE_VERSION', 'SHIFTS_OVERLAP')
  @Fails(422, 'FIELD_REQUIRED', 'INVALID_TIME', 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @Fails(422, 'BREAK_OUTSIDE_SHIFT', 'BREAKS_OVERLAP')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'previewTakeover',
    summary:
      'Preview a change of working time: which treatments it breaks, and who could take over each',
    description:
      'Nothing is changed. As many as possible are proposed to somebody, and nobody twice at once.',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Body() { change }: TakeoverPreviewInput,
  ): Promise<TakeoverPreviewOutput> {
    return this.planner.preview(ctx, change);
  }

  @Post()
  @StaffOnly('schedules.edit')
  @Answers(TakeoverOutput, { status: 201 })
  @Fails(409, 'STALE_VERSION', 'SHIFTS_OVERLAP', 'TREATMENTS_AFFECTED')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'BREAK_OUTSIDE_SHIFT', 'BREAKS_OVERLAP')
  @Fails(423, 'TREATMENT_LOCKED')
  @FailsOfTreatment()
  @ApiOperation({
    operationId: 'takeOver',
    summary:
      'Change working time and give the treatments that it breaks to others; all of it or nothing',
    description:
      'Each treatment that loses its therapist is in `moves` or in `left`, or nothing is changed: one that was booked since the preview is refused with `TREATMENTS_AFFECTED`. Sending back `undo` restores everything, unless somebody has changed one of the treatments since.',
  })
  take(@Ctx() ctx: RequestContext, @Body() input: TakeoverInput): Promise<TakeoverOutput> {
    return this.editor.take(ctx, input);
  }
}
