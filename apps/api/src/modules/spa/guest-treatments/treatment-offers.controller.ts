import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { Revalidated } from '../../../common/http/revalidated';
import {
  BookableTreatmentOutput,
  TreatmentOffer,
  TreatmentOfferQuery,
} from './treatment-offers.dto';
import { TreatmentOffersService } from './treatment-offers.service';

/** What guests can book of a spa. */
@ApiTags('hub treatments')
@Controller('api/spa/treatments/:vendorId')
export class TreatmentOffersController {
  constructor(private readonly offers: TreatmentOffersService) {}

  @Get()
  @Public()
  @Revalidated()
  @Answers(BookableTreatmentOutput, { isArray: true })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'listBookableTreatments',
    summary: 'The treatments that guests of a venue (slug or id) can book',
  })
  list(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
  ): Promise<BookableTreatmentOutput[]> {
    return this.offers.list(call, vendorId);
  }

  @Get(':id')
  @Public()
  @Revalidated()
  @Answers(TreatmentOffer)
  @Fails(404, 'NOT_FOUND', 'VENDOR_NOT_FOUND')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getTreatmentOffer',
    summary: 'A treatment that guests can book, and when it can begin on some days',
  })
  get(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
    @Param('id') id: string,
    @Query() query: TreatmentOfferQuery,
  ): Promise<TreatmentOffer> {
    return this.offers.get(call, vendorId, id, query);
  }
}
