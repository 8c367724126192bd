import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { WithMessage } from '../../common/http/envelope.interceptor';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../common/throttling/throttled';
import { AsksForProof } from '../proof-of-work/public';
import { LostLinks } from './lost-links.service';
import { LostLinkInput } from './visitor.dto';

/** Does not reveal whether there is such a booking. */
const LINK_REQUESTED =
  'If the number and the address belong to a booking, the link to it has been mailed.';

/** For who lost the link to a booking or a treatment. */
@ApiTags('open booking')
@Controller('api/v1/linked_booking/link')
export class LostLinksController {
  constructor(private readonly lost: LostLinks) {}

  @Post()
  @Public()
  @AsksForProof('vendor')
  @Throttled('bookingLink')
  @Answers(null)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'requestBookingLink',
    summary:
      'Mail the link to a booking or a treatment again; the answer never reveals whether there is such a one',
  })
  async request(@Call() call: CallContext, @Body() input: LostLinkInput) {
    await this.lost.request(call, input);
    return new WithMessage(null, LINK_REQUESTED);
  }
}
