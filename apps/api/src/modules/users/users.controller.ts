import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../common/http/answers';
import { TakesVersion } from '../../common/http/version.interceptor';
import { SecondFactorReset } from './second-factor-reset';
import { CreateUserInput, UpdateUserInput, UserOutput } from './users.dto';
import { UsersService } from './users.service';

@ApiTags('users')
@Controller('api/v1/admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly secondFactors: SecondFactorReset,
  ) {}

  @Get()
  @StaffOnly('staff.edit')
  @Answers(UserOutput, { isArray: true })
  @ApiOperation({ operationId: 'listUsers', summary: 'The venue’s staff, by last name' })
  list(@Ctx() ctx: RequestContext): Promise<UserOutput[]> {
    return this.users.list(ctx);
  }

  @Post()
  @StaffOnly('staff.edit')
  @ConfirmedOnly()
  @Answers(UserOutput, { status: 201 })
  @Fails(422, 'EMAIL_TAKEN', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'inviteUser',
    summary: 'Create a staff account and mail its invitation',
  })
  invite(@Ctx() ctx: RequestContext, @Body() input: CreateUserInput): Promise<UserOutput> {
    return this.users.invite(ctx, input);
  }

  @Get(':id')
  @StaffOnly('staff.edit')
  @Answers(UserOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getUser', summary: 'Get a staff account' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<UserOutput> {
    return this.users.get(ctx, id);
  }

  @Put(':id')
  @StaffOnly('staff.edit')
  @ConfirmedOnly()
  @Answers(UserOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'EMAIL_TAKEN', 'INVALID_PHONE', 'OWN_ACCOUNT')
  @ApiOperation({
    operationId: 'updateUser',
    summary: 'Change a staff account, its level, or deactivate it',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: UpdateUserInput,
  ): Promise<UserOutput> {
    return this.users.update(ctx, id, input);
  }

  @Delete(':id')
  @StaffOnly('staff.edit')
  @ConfirmedOnly()
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'OWN_ACCOUNT')
  @ApiOperation({
    operationId: 'deactivateUser',
    summary: 'Deactivate a staff account; its history stays',
  })
  deactivate(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<void> {
    return this.users.deactivate(ctx, id);
  }

  @Delete(':id/secondFactor')
  @StaffOnly('staff.edit')
  @ConfirmedOnly()
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'OWN_SECOND_FACTOR')
  @ApiOperation({
    operationId: 'resetUserSecondFactor',
    summary: 'Take away the second factor of staff who lost it, sign them out, and mail both',
  })
  resetSecondFactor(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<void> {
    return this.secondFactors.reset(ctx, id);
  }

  @Post(':id/sendInvitation')
  @StaffOnly('staff.edit')
  @ConfirmedOnly()
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'sendUserInvitation',
    summary: 'Send the invitation again, or a reset link if the user has a password',
  })
  inviteAgain(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<void> {
    return this.users.inviteAgain(ctx, id);
  }
}
