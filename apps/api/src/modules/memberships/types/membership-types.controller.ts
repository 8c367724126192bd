import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import {
  MembershipTypeChange,
  MembershipTypeInput,
  MembershipTypeOutput,
} from './membership-types.dto';
import { MembershipTypesService } from './membership-types.service';

@ApiTags('memberships')
@Controller('api/v1/admin/membershipTypes')
export class MembershipTypesController {
  constructor(private readonly types: MembershipTypesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(MembershipTypeOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listMembershipTypes',
    summary: 'The venue’s membership types by name, including those no longer sold',
  })
  list(@Ctx() ctx: RequestContext): Promise<MembershipTypeOutput[]> {
    return this.types.list(ctx);
  }

  @Get(':id')
  @StaffOnly('read')
  @Answers(MembershipTypeOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getMembershipType', summary: 'Get a membership type' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MembershipTypeOutput> {
    return this.types.show(ctx, id);
  }

  @Post()
  @StaffOnly('membershipTypes.edit')
  @Answers(MembershipTypeOutput, { status: 201 })
  @Fails(422, 'UNKNOWN_SERVICE', 'PICTURE_WITHOUT_TEXT')
  @Fails(422, 'RENEWAL_WITHOUT_PERIOD', 'REMINDER_BEYOND_PERIOD')
  @ApiOperation({ operationId: 'createMembershipType', summary: 'Create a membership type' })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: MembershipTypeInput,
  ): Promise<MembershipTypeOutput> {
    return this.types.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('membershipTypes.edit')
  @Answers(MembershipTypeOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'UNKNOWN_SERVICE', 'PICTURE_WITHOUT_TEXT')
  @Fails(422, 'RENEWAL_WITHOUT_PERIOD', 'REMINDER_BEYOND_PERIOD')
  @ApiOperation({
    operationId: 'updateMembershipType',
    summary:
      'Change a membership type; memberships already sold keep their uses, price and last day',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: MembershipTypeChange,
  ): Promise<MembershipTypeOutput> {
    return this.types.update(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('membershipTypes.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'MEMBERSHIP_TYPE_IN_USE')
  @ApiOperation({
    operationId: 'deleteMembershipType',
    summary: 'Delete a membership type that was never sold; otherwise set active to false',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.types.delete(ctx, id);
  }
}
