import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { AuditPageOutput, AuditQuery } from '../../audit/public';
import { MessageOutput } from '../../messages/public';
import { TreatmentConfirmations } from './mail/treatment-confirmations';
import { TreatmentOutput } from './treatment.dto';
import { TreatmentEditor } from './treatment-editor';
import { FailsOfTreatment } from './treatment-refusals';
import {
  TreatmentAndCustomerInput,
  TreatmentChange,
  TreatmentDeletion,
  TreatmentInput,
  TreatmentLockInput,
  TreatmentsQuery,
  TreatmentUpdate,
} from './treatments.dto';
import { TreatmentsService } from './treatments.service';

const TAKEN =
  'What somebody has at that time is refused with `THERAPIST_TAKEN` or `ROOM_TAKEN`: `data` has `therapist` or `room` (`_id`, `name`), `holder` (the treatment’s `_id` and `status`, and its guest’s `name`, empty for a pause), `date`, `from` and `to` in minutes from midnight of that day, reset included.';

/** Treatments, as the desk books and changes them. */
@ApiTags('spa')
@Controller('api')
export class TreatmentsController {
  constructor(
    private readonly treatments: TreatmentsService,
    private readonly editor: TreatmentEditor,
    private readonly confirmations: TreatmentConfirmations,
  ) {}

  @Get('spa/treatment')
  @StaffOnly('read')
  @Answers(TreatmentOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listTreatments',
    summary:
      'The treatments of a day or of several, and those of the night before that go on after midnight',
  })
  list(@Ctx() ctx: RequestContext, @Query() query: TreatmentsQuery): Promise<TreatmentOutput[]> {
    return this.treatments.between(ctx, query);
  }

  @Get('v1/spa/treatments/:id')
  @StaffOnly('read')
  @Answers(TreatmentOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getTreatment', summary: 'A treatment' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<TreatmentOutput> {
    return this.treatments.get(ctx, id);
  }

  @Get('v1/spa/treatments/:id/auditLogs')
  @StaffOnly('read')
  @Answers(AuditPageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listTreatmentAuditLogs',
    summary: 'What became of a treatment, latest first',
  })
  history(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: AuditQuery,
  ): Promise<AuditPageOutput> {
    return this.treatments.history(ctx, id, query);
  }

  @Get('spa/booked_treatments/:id')
  @StaffOnly('read')
  @Answers(TreatmentOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listTreatmentsOfGuest',
    summary: 'The latest 200 treatments of a guest',
  })
  ofGuest(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<TreatmentOutput[]> {
    return this.treatments.ofGuest(ctx, id);
  }

  @Post('spa/treatment')
  @StaffOnly('treatments.edit')
  @Answers(TreatmentOutput, { status: 201 })
  @FailsOfTreatment()
  @ApiOperation({
    operationId: 'createTreatment',
    summary: 'Book a treatment, or keep time from guests with the status `pause`',
    description: `Who gives it and where is chosen if nobody says so. ${TAKEN}`,
  })
  create(@Ctx() ctx: RequestContext, @Body() input: TreatmentInput): Promise<TreatmentOutput> {
    return this.editor.create(ctx, input);
  }

  @Post('spa/treatmentAndCustomer')
  @StaffOnly('treatments.edit')
  @Answers(TreatmentOutput, { status: 201 })
  @FailsOfTreatment()
  @Fails(422, 'MISSING_GUEST_DETAILS', 'INVALID_NAME', 'INVALID_EMAIL', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'createTreatmentAndCustomer',
    summary: 'Book a treatment for a guest who is found by their email, or created',
    description: TAKEN,
  })
  createWithGuest(
    @Ctx() ctx: RequestContext,
    @Body() input: TreatmentAndCustomerInput,
  ): Promise<TreatmentOutput> {
    return this.editor.createWithGuest(ctx, input);
  }

  @Put('spa/treatment')
  @StaffOnly('treatments.edit')
  @Answers(TreatmentOutput)
  @FailsOfTreatment()
  @Fails(423, 'TREATMENT_LOCKED')
  @TakesVersion({ required: false })
  @ApiOperation({
    operationId: 'saveTreatment',
    summary: 'Change the treatment that the body names; omitted fields stay',
    description: TAKEN,
  })
  save(
    @Ctx() ctx: RequestContext,
    @Body() { _id, data, ...change }: TreatmentUpdate,
  ): Promise<TreatmentOutput> {
    return this.editor.change(ctx, _id, { ...change, ...data });
  }

  @Put('v1/spa/treatment/:id')
  @StaffOnly('treatments.edit')
  @Answers(TreatmentOutput)
  @FailsOfTreatment()
  @Fails(423, 'TREATMENT_LOCKED')
  @TakesVersion({ required: false })
  @ApiOperation({
    operationId: 'updateTreatment',
    summary: 'Move or change a treatment; omitted fields stay',
    description: TAKEN,
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: TreatmentChange,
  ): Promise<TreatmentOutput> {
    return this.editor.change(ctx, id, change);
  }

  @Post('v1/spa/treatments/:id/confirmation')
  @StaffOnly('messages.send')
  @Answers(MessageOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'GUEST_WITHOUT_EMAIL', 'TREATMENT_NOT_CONFIRMED')
  @ApiOperation({
    operationId: 'sendTreatmentConfirmation',
    summary: 'Confirm a treatment to its guest by email, with a file for their calendar',
  })
  confirm(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MessageOutput> {
    return this.confirmations.send(ctx, id);
  }

  @Put('spa/lockTreatment')
  @StaffOnly('treatments.edit')
  @Answers(TreatmentOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(423, 'TREATMENT_LOCKED')
  @TakesVersion({ required: false })
  @ApiOperation({
    operationId: 'lockTreatment',
    summary: 'Lock or unlock a treatment; while it is locked nobody changes or deletes it',
  })
  lock(
    @Ctx() ctx: RequestContext,
    @Body() { _id, treatmentLock, version }: TreatmentLockInput,
  ): Promise<TreatmentOutput> {
    return this.editor.change(ctx, _id, { treatmentLock, version });
  }

  @Delete('spa/treatment')
  @StaffOnly('treatments.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'BOOKING_PAID')
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'deleteTreatment',
    summary: 'Delete a treatment and free its therapists and room; the audit log keeps its details',
  })
  delete(@Ctx() ctx: RequestContext, @Body() { _id }: TreatmentDeletion): Promise<null> {
    return this.editor.delete(ctx, _id);
  }
}
