import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { OfferOutput, OfferSummary, OffersQuery } from './offers.dto';
import { OffersService } from './offers.service';

/** What guests and visitors can buy by themselves. */
@ApiTags('sales')
@Controller('api/v1/offers')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Get()
  @Public()
  @Answers(OfferSummary, { isArray: true })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'listOffers',
    summary: 'The memberships and packages that a venue sells online',
  })
  list(@Call() call: CallContext, @Query() { vendor }: OffersQuery): Promise<OfferSummary[]> {
    return this.offers.list(call, vendor);
  }

  @Get('memberships/:id')
  @Public()
  @Answers(OfferOutput)
  @Fails(403, 'MODULE_OFF')
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getOfferedMembership',
    summary: 'A membership that is sold online',
  })
  membership(@Call() call: CallContext, @Param('id') id: string): Promise<OfferOutput> {
    return this.offers.get(call, { kind: 'membership', id });
  }

  @Get('packages/:id')
  @Public()
  @Answers(OfferOutput)
  @Fails(403, 'MODULE_OFF')
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getOfferedPackage',
    summary: 'A package that is sold online, and the days on which it is sold out',
  })
  package(@Call() call: CallContext, @Param('id') id: string): Promise<OfferOutput> {
    return this.offers.get(call, { kind: 'package', id });
  }
}
