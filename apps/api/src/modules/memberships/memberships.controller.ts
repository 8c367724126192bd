import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { GuestPageQuery, PageQuery } from '../../common/http/page.dto';
import { TakesVersion } from '../../common/http/version.interceptor';
import { MembershipEditor } from './membership-editor';
import {
  MembershipActionInput,
  MembershipOutput,
  MembershipsPage,
  NewMembershipInput,
  UndoUseInput,
  UseMembershipInput,
} from './memberships.dto';
import { MembershipsService } from './memberships.service';
import { MembershipUsesPage } from './uses/membership-uses.dto';

@ApiTags('memberships')
@Controller('api/v1/admin')
export class MembershipsController {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly editor: MembershipEditor,
  ) {}

  @Get('customers/:id/memberships')
  @StaffOnly('read')
  @Answers(MembershipOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listCustomerMemberships',
    summary: 'A guest’s memberships, latest first',
  })
  list(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MembershipOutput[]> {
    return this.memberships.ofCustomer(ctx, id);
  }

  @Get('customers/:id/memberships/pages')
  @StaffOnly('read')
  @Answers(MembershipsPage)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'pageCustomerMemberships',
    summary: 'All of a guest’s memberships, latest first, by page',
  })
  page(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: GuestPageQuery,
  ): Promise<MembershipsPage> {
    return this.memberships.pageOfCustomer(ctx, id, query);
  }

  @Post('customers/:id/memberships')
  @StaffOnly('memberships.edit')
  @Answers(MembershipOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'MEMBERSHIP_TYPE_INACTIVE', 'INVALID_PERIOD')
  @ApiOperation({ operationId: 'addMembership', summary: 'Give a guest a membership' })
  add(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: NewMembershipInput,
  ): Promise<MembershipOutput> {
    return this.editor.add(ctx, id, input);
  }

  @Get('memberships/:id')
  @StaffOnly('read')
  @Answers(MembershipOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getMembership', summary: 'Get a membership' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MembershipOutput> {
    return this.memberships.get(ctx, id);
  }

  @Get('memberships/:id/usages')
  @StaffOnly('read')
  @Answers(MembershipUsesPage)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listMembershipUses',
    summary: 'The ledger of a membership, latest first',
  })
  usages(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: PageQuery,
  ): Promise<MembershipUsesPage> {
    return this.memberships.ledger(ctx, id, query);
  }

  @Post('memberships/:id/use')
  @StaffOnly('memberships.edit')
  @Answers(MembershipOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'MEMBERSHIP_USED_UP')
  @Fails(
    422,
    'MEMBERSHIP_NOT_STARTED',
    'MEMBERSHIP_PAUSED',
    'MEMBERSHIP_ENDED',
    'MEMBERSHIP_EXPIRED',
  )
  @ApiOperation({
    operationId: 'useMembership',
    summary: 'Record uses at the front desk, for today',
  })
  use(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: UseMembershipInput,
  ): Promise<MembershipOutput> {
    return this.editor.use(ctx, id, input);
  }

  @Post('memberships/:id/undoUse')
  @StaffOnly('memberships.edit')
  @Answers(MembershipOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'MEMBERSHIP_WITHOUT_USES')
  @Fails(422, 'MEMBERSHIP_USE_UNDONE')
  @ApiOperation({
    operationId: 'undoMembershipUse',
    summary: 'Give a use back, by default the latest; the ledger keeps both entries',
  })
  undoUse(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: UndoUseInput,
  ): Promise<MembershipOutput> {
    return this.editor.undoUse(ctx, id, input);
  }

  @Post('memberships/:id/pause')
  @StaffOnly('memberships.edit')
  @Answers(MembershipOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'MEMBERSHIP_PAUSED', 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED')
  @ApiOperation({
    operationId: 'pauseMembership',
    summary: 'Pause a membership from today; the pause is added to its end',
  })
  pause(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: MembershipActionInput,
  ): Promise<MembershipOutput> {
    return this.editor.pause(ctx, id, input);
  }

  @Post('memberships/:id/resume')
  @StaffOnly('memberships.edit')
  @Answers(MembershipOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'MEMBERSHIP_NOT_PAUSED', 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED')
  @ApiOperation({ operationId: 'resumeMembership', summary: 'Resume a paused membership today' })
  resume(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: MembershipActionInput,
  ): Promise<MembershipOutput> {
    return this.editor.resume(ctx, id, input);
  }

  @Post('memberships/:id/end')
  @StaffOnly('memberships.edit')
  @Answers(MembershipOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED')
  @ApiOperation({ operationId: 'endMembership', summary: 'End a membership for good, today' })
  end(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: MembershipActionInput,
  ): Promise<MembershipOutput> {
    return this.editor.end(ctx, id, input);
  }
}
