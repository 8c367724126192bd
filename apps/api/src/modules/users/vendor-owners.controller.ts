import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../common/http/answers';
import { InviteOwnerInput, UserOutput } from './users.dto';
import { VendorOwnersService } from './vendor-owners.service';

/** The platform's administrator gives a new venue its first owner, who invites the others. */
@ApiTags('vendors')
@Controller('api/v1/admin/vendors/:id/owners')
export class VendorOwnersController {
  constructor(private readonly owners: VendorOwnersService) {}

  @Get()
  @StaffOnly('vendors.editAny')
  @Answers(UserOutput, { isArray: true })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({ operationId: 'listVendorOwners', summary: 'The system owners of any venue' })
  list(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<UserOutput[]> {
    return this.owners.list(ctx, id);
  }

  @Post()
  @StaffOnly('vendors.create')
  @ConfirmedOnly()
  @Answers(UserOutput, { status: 201 })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(422, 'EMAIL_TAKEN', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'inviteVendorOwner',
    summary: 'Create a system owner of any venue and mail the invitation',
  })
  invite(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: InviteOwnerInput,
  ): Promise<UserOutput> {
    return this.owners.invite(ctx, id, input);
  }

  @Post(':userId/sendInvitation')
  @StaffOnly('vendors.create')
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND', 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'sendVendorOwnerInvitation',
    summary: 'Send a system owner’s invitation again',
  })
  inviteAgain(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Param('userId') userId: string,
  ): Promise<void> {
    return this.owners.inviteAgain(ctx, id, userId);
  }
}
