import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import {
  TherapistChange,
  TherapistDeletion,
  TherapistInput,
  TherapistOutput,
} from './therapists.dto';
import { TherapistsService } from './therapists.service';

@ApiTags('spa')
@Controller()
export class TherapistsController {
  constructor(private readonly therapists: TherapistsService) {}

  @Get('api/spa/therapist')
  @StaffOnly('read')
  @Answers(TherapistOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listTherapists',
    summary: 'The venue’s therapists, inactive ones too, in their order',
  })
  list(@Ctx() ctx: RequestContext): Promise<TherapistOutput[]> {
    return this.therapists.list(ctx);
  }

  @Get('api/v1/spa/therapist/:id')
  @StaffOnly('read')
  @Answers(TherapistOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getTherapist', summary: 'A therapist, and what they give' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<TherapistOutput> {
    return this.therapists.read(ctx, id);
  }

  @Post('api/spa/therapist')
  @StaffOnly('spa.edit')
  @Answers(TherapistOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'THERAPIST_ACCOUNT_TAKEN')
  @Fails(422, 'SPA_LIMIT_REACHED')
  @ApiOperation({
    operationId: 'createTherapist',
    summary: 'Add a therapist; a venue has up to 200',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: TherapistInput): Promise<TherapistOutput> {
    return this.therapists.create(ctx, input);
  }

  @Put('api/spa/therapist')
  @StaffOnly('spa.edit')
  @Answers(TherapistOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409, 'THERAPIST_ACCOUNT_TAKEN', 'TREATMENTS_AFFECTED')
  @ApiOperation({
    operationId: 'updateTherapist',
    summary: 'Change a therapist; omitted fields stay',
    description:
      'Whoever has coming treatments is not deactivated until `confirmImpact`: `data` has `treatments`, how many, and `items`, up to 50 of their times.',
  })
  change(@Ctx() ctx: RequestContext, @Body() change: TherapistChange): Promise<TherapistOutput> {
    return this.therapists.change(ctx, change);
  }

  @Delete('api/spa/therapist')
  @StaffOnly('spa.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'THERAPIST_IN_USE')
  @ApiOperation({
    operationId: 'deleteTherapist',
    summary: 'Delete a therapist; treatment types that name them lose them',
    description:
      'Whoever has shifts or treatments is kept, and so is what they did: set `active` to false instead.',
  })
  delete(@Ctx() ctx: RequestContext, @Body() { _id }: TherapistDeletion): Promise<null> {
    return this.therapists.delete(ctx, _id);
  }
}
