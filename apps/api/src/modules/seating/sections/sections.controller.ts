import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { SectionServices } from './section-services.service';
import { SectionServiceInput, SectionServiceOutput, ServingStaff } from './sections.dto';

/** Who serves which tables. */
@ApiTags('seating')
@Controller('api/v1/seating')
export class SectionsController {
  constructor(private readonly sections: SectionServices) {}

  @Get('sections/:date')
  @StaffOnly('read')
  @Answers(SectionServiceOutput, { isArray: true })
  @Fails(422, 'INVALID_DATE')
  @ApiOperation({
    operationId: 'listSectionServices',
    summary: 'Who serves the sections on a day; one answer for each dining room',
  })
  of(@Ctx() ctx: RequestContext, @Param('date') date: string): Promise<SectionServiceOutput[]> {
    return this.sections.of(ctx, date);
  }

  @Put('sections/:date')
  @StaffOnly('bookings.modify')
  @Answers(SectionServiceOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(422, 'INVALID_DATE', 'UNKNOWN_SECTION')
  @ApiOperation({
    operationId: 'updateSectionServices',
    summary: 'Say who serves the sections of a dining room on a day; it is deleted the night after',
  })
  assign(
    @Ctx() ctx: RequestContext,
    @Param('date') date: string,
    @Body() input: SectionServiceInput,
  ): Promise<SectionServiceOutput> {
    return this.sections.assign(ctx, date, input);
  }

  @Get('staff')
  @StaffOnly('read')
  @Answers(ServingStaff, { isArray: true })
  @ApiOperation({ operationId: 'listServingStaff', summary: 'Who can serve a section, by name' })
  staff(@Ctx() ctx: RequestContext): Promise<ServingStaff[]> {
    return this.sections.staff(ctx);
  }
}
