import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { AskingGuests } from './asking-guests';
import { PrivacyIntake } from './privacy-intake';
import type { PrivacyRequest } from './privacy-request.schema';
import { type PrivacyRequestOutput, toRequestOutput } from './privacy-requests.dto';

/** Requests as staff see them; what a repeated key answers is this, too, so it is written in the transaction. */
@Injectable()
export class ShownRequests {
  constructor(
    private readonly guests: AskingGuests,
    private readonly intake: PrivacyIntake,
  ) {}

  async of(ctx: RequestContext, request: PrivacyRequest): Promise<PrivacyRequestOutput> {
    const guests = await this.guests.of(ctx, [request._customer]);
    return toRequestOutput(request, guests(request), await this.intake.today(ctx));
  }
}
