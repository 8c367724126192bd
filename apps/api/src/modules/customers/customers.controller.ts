import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { PageQuery } from '../../common/http/page.dto';
import { TakesVersion } from '../../common/http/version.interceptor';
import { AuditPageOutput, AuditQuery } from '../audit/public';
import {
  CustomerDeletion,
  CustomerInput,
  CustomerOutput,
  CustomerSave,
  CustomersPageOutput,
  CustomerTagsOutput,
} from './customers.dto';
import { GuestEraser } from './erasure/guest-eraser';
import { GuestEditor } from './guest-editor';
import { GuestPasswords } from './guest-passwords';
import { SetPasswordInput } from './password.dto';

const isNew = (body: unknown) => (body as { _id?: unknown } | null)?._id === 'new';

const refusals = [
  'EMAIL_TAKEN',
  'INVALID_NAME',
  'INVALID_EMAIL',
  'INVALID_PHONE',
  'INVALID_BIRTH_DATE',
  'MISSING_GUEST_DETAILS',
] as const;

@ApiTags('customers')
@Controller()
export class CustomersController {
  constructor(
    private readonly editor: GuestEditor,
    private readonly passwords: GuestPasswords,
    private readonly eraser: GuestEraser,
  ) {}

  @Get('api/v1/admin/customers')
  @StaffOnly('read')
  @Answers(CustomersPageOutput)
  @ApiOperation({ operationId: 'listCustomers', summary: 'Guests, newest first' })
  list(@Ctx() ctx: RequestContext, @Query() query: PageQuery): Promise<CustomersPageOutput> {
    return this.editor.page(ctx, query);
  }

  @Get('api/v1/admin/customers/tags')
  @StaffOnly('read')
  @Answers(CustomerTagsOutput)
  @ApiOperation({ operationId: 'listCustomerTags', summary: 'The tags that guests have' })
  tags(@Ctx() ctx: RequestContext): Promise<CustomerTagsOutput> {
    return this.editor.tags(ctx);
  }

  @Get('api/v1/admin/customers/:id')
  @StaffOnly('read')
  @Answers(CustomerOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getCustomer', summary: 'Get a guest' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<CustomerOutput> {
    return this.editor.get(ctx, id);
  }

  @Post('api/v1/admin/customers')
  @StaffOnly('customers.edit')
  @Answers(CustomerOutput, { status: 201 })
  @Fails(422, ...refusals)
  @ApiOperation({ operationId: 'createCustomer', summary: 'Create a guest' })
  create(@Ctx() ctx: RequestContext, @Body() input: CustomerInput): Promise<CustomerOutput> {
    return this.editor.create(ctx, input);
  }

  @Put('api/admin/customer')
  @StaffOnly('customers.edit')
  @Answers(CustomerOutput, {
    message: 'Guest updated successfully',
    createdWhen: isNew,
  })
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409)
  @Fails(422, ...refusals)
  @ApiOperation({
    operationId: 'saveCustomer',
    summary: 'Save a whole guest; `_id: new` creates one and answers 201',
  })
  save(@Ctx() ctx: RequestContext, @Body() input: CustomerSave): Promise<CustomerOutput> {
    return this.editor.save(ctx, input);
  }

  @Put('api/v1/admin/customers/:id/setPassword')
  @StaffOnly('customers.setPassword')
  @ConfirmedOnly()
  @Answers(null, { message: 'Successfully reset password' })
  @Fails(404, 'NOT_FOUND')
  @Fails(
    422,
    'PASSWORD_EMPTY',
    'PASSWORDS_DO_NOT_MATCH',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_TOO_SIMPLE',
  )
  @ApiOperation({
    operationId: 'setCustomerPassword',
    summary: 'Set a guest’s password and end the guest’s sessions',
  })
  setPassword(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: SetPasswordInput,
  ): Promise<null> {
    return this.passwords.set(ctx, id, input);
  }

  @Post('api/v1/admin/customers/:id/sendResetLink')
  @StaffOnly('customers.sendResetLink')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'ACCOUNT_INACTIVE', 'GUEST_WITHOUT_EMAIL')
  @ApiOperation({
    operationId: 'sendCustomerResetLink',
    summary: 'Send a guest a link to choose a new password',
  })
  sendResetLink(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.editor.sendResetLink(ctx, id);
  }

  @Get('api/v1/admin/customers/:id/auditLogs')
  @StaffOnly('read')
  @Answers(AuditPageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listCustomerAuditLogs',
    summary: 'The audit log of a guest, latest first',
  })
  auditLogs(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: AuditQuery,
  ): Promise<AuditPageOutput> {
    return this.editor.auditLogs(ctx, id, query);
  }

  @Delete('api/admin/delete_customer')
  @StaffOnly('customers.delete')
  @ConfirmedOnly()
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'GUEST_HAS_BOOKINGS', 'GUEST_IS_ETERNAL')
  @ApiOperation({
    operationId: 'deleteCustomer',
    summary: 'Erase a guest’s personal data; the venue’s figures stay',
  })
  delete(@Ctx() ctx: RequestContext, @Body() { userId }: CustomerDeletion): Promise<null> {
    return this.eraser.erase(ctx, userId);
  }
}
