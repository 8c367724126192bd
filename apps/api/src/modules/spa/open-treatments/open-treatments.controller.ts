import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { AsksForProof } from '../../proof-of-work/public';
import { OpenTreatmentInput, OpenTreatmentOutput } from './open-treatments.dto';
import { OpenTreatments } from './open-treatments.service';

/** Treatments without an account. */
@ApiTags('open booking')
@Controller('api/v1/open_booking/treatments')
export class OpenTreatmentsController {
  constructor(private readonly treatments: OpenTreatments) {}

  @Post()
  @Public()
  @AsksForProof('vendor')
  @Answers(OpenTreatmentOutput, { status: 201 })
  @Fails(403, 'MODULE_OFF')
  @Fails(404, 'NOT_FOUND', 'VENDOR_NOT_FOUND')
  @Fails(409, 'TREATMENT_TIME_TAKEN', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(
    422,
    'TREATMENT_NOT_ONLINE',
    'TREATMENT_TYPE_INACTIVE',
    'TIME_NOT_OFFERED',
    'DATE_IN_PAST',
    'TOO_LATE_NOTICE',
    'BEYOND_BOOKING_WINDOW',
    'UNKNOWN_ADDON',
    'INVALID_ADDON_QUANTITY',
  )
  @Fails(422, 'INVALID_NAME', 'INVALID_EMAIL', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'bookTreatmentWithoutAccount',
    summary: 'Book a treatment without signing in',
    description:
      'The treatment belongs to the guest who has the email, or to a new one; nothing is told or changed of a guest whom the venue knows. Who gives it and where is chosen; a wish is kept, or the time counts as taken. The confirmation is mailed with a link that shows, moves and cancels this treatment.',
  })
  book(@Call() call: CallContext, @Body() input: OpenTreatmentInput): Promise<OpenTreatmentOutput> {
    return this.treatments.book(call, input);
  }
}
