import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { AvailableDay, OpenBookingDay, OpenBookingService } from './availability.dto';
import { AvailabilityService } from './availability.service';

/** Availability for booking without an account. */
@ApiTags('open booking')
@Controller('api/v1/open_booking')
export class OpenBookingController {
  constructor(private readonly availability: AvailabilityService) {}

  @Post('service/:id')
  @Public()
  @Answers(OpenBookingService, { compiled: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'getOpenBookingService',
    summary: 'A service with its availability over a month',
  })
  service(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Body() input: OpenBookingDay,
  ): Promise<OpenBookingService> {
    return this.availability.month(call, id, input);
  }

  @Post('service/:id/times')
  @Public()
  @Answers(AvailableDay)
  @Fails(404, 'NOT_FOUND')
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'getOpenBookingTimes',
    summary: 'The times of a service on a day',
  })
  times(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Body() input: OpenBookingDay,
  ): Promise<AvailableDay> {
    return this.availability.times(call, id, input);
  }
}
