import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { LargeBody } from '../../../common/http/json-body';
import { TakesVersion } from '../../../common/http/version.interceptor';
import {
  TreatmentTypeChange,
  TreatmentTypeDeletion,
  TreatmentTypeInput,
  TreatmentTypeOutput,
} from './treatment-types.dto';
import { TreatmentTypesService } from './treatment-types.service';

const LARGEST_TYPE = 2_000;

@ApiTags('spa')
@Controller('api/spa/treatmenttype')
export class TreatmentTypesController {
  constructor(private readonly types: TreatmentTypesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(TreatmentTypeOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listTreatmentTypes',
    summary: 'What the venue’s spa sells, inactive types too, in its order',
  })
  list(@Ctx() ctx: RequestContext): Promise<TreatmentTypeOutput[]> {
    return this.types.list(ctx);
  }

  @Post()
  @LargeBody(LARGEST_TYPE)
  @StaffOnly('spa.edit')
  @Answers(TreatmentTypeOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'SPA_LIMIT_REACHED', 'TREATMENT_TOO_LONG', 'TREATMENT_WITHOUT_HANDS_ON')
  @ApiOperation({
    operationId: 'createTreatmentType',
    summary: 'Add a treatment type; a venue has up to 200',
  })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: TreatmentTypeInput,
  ): Promise<TreatmentTypeOutput> {
    return this.types.create(ctx, input);
  }

  @Put()
  @LargeBody(LARGEST_TYPE)
  @StaffOnly('spa.edit')
  @Answers(TreatmentTypeOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(422, 'TREATMENT_TOO_LONG', 'TREATMENT_WITHOUT_HANDS_ON')
  @ApiOperation({
    operationId: 'updateTreatmentType',
    summary: 'Change a treatment type; what is booked of it stays as it is',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Body() change: TreatmentTypeChange,
  ): Promise<TreatmentTypeOutput> {
    return this.types.change(ctx, change);
  }

  @Delete()
  @StaffOnly('spa.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'TREATMENT_TYPE_IN_USE')
  @ApiOperation({
    operationId: 'deleteTreatmentType',
    summary: 'Delete a treatment type that has no treatments',
    description: 'One that has treatments is kept: set `active` to false instead.',
  })
  delete(@Ctx() ctx: RequestContext, @Body() { _id }: TreatmentTypeDeletion): Promise<null> {
    return this.types.delete(ctx, _id);
  }
}
