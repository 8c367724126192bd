import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { PageQuery } from '../../common/http/page.dto';
import { HubMembershipsQuery, ListedHubMembership } from './memberships.dto';
import { MembershipsService } from './memberships.service';
import { HubMembershipUsesPage } from './uses/membership-uses.dto';

@ApiTags('hub')
@Controller('api/v1/hub/memberships')
export class HubMembershipsController {
  constructor(private readonly memberships: MembershipsService) {}

  @Get()
  @GuestOnly()
  @Answers(ListedHubMembership, { isArray: true, bare: true })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listMyMemberships',
    summary: 'The signed-in guest’s memberships, latest first, as a bare array',
    description: 'The latest 200; `exportProfile` returns all.',
  })
  list(
    @Ctx() ctx: RequestContext,
    @Query() query: HubMembershipsQuery,
  ): Promise<ListedHubMembership[]> {
    return this.memberships.listOwn(ctx, query);
  }

  @Get(':id/usages')
  @GuestOnly()
  @Answers(HubMembershipUsesPage)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listMyMembershipUses',
    summary: 'The uses of the guest’s membership, latest first',
  })
  usages(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: PageQuery,
  ): Promise<HubMembershipUsesPage> {
    return this.memberships.ownLedger(ctx, id, query);
  }
}
