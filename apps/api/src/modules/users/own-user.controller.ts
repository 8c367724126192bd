import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../common/http/answers';
import { TakesVersion } from '../../common/http/version.interceptor';
import { Throttled } from '../../common/throttling/throttled';
import { SavedFilterOutput, SavedFiltersInput } from './saved-filters.dto';
import { ChangeOwnPasswordInput, UpdateOwnUserInput, UserOutput } from './users.dto';
import { UsersService } from './users.service';

@ApiTags('users')
@Controller('api/v1/admin/profile')
export class OwnUserController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @StaffOnly('read')
  @Answers(UserOutput)
  @ApiOperation({ operationId: 'getOwnUser', summary: 'The signed-in staff account' })
  get(@Ctx() ctx: RequestContext): Promise<UserOutput> {
    return this.users.own(ctx);
  }

  @Put()
  @StaffOnly('read')
  @Answers(UserOutput)
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'INVALID_PHONE')
  @ApiOperation({ operationId: 'updateOwnUser', summary: 'Change one’s own name and phone number' })
  update(@Ctx() ctx: RequestContext, @Body() input: UpdateOwnUserInput): Promise<UserOutput> {
    return this.users.updateOwn(ctx, input);
  }

  @Get('savedFilters')
  @StaffOnly('read')
  @Answers(SavedFilterOutput, { isArray: true })
  @ApiOperation({ operationId: 'listSavedFilters', summary: 'The caller’s saved list filters' })
  savedFilters(@Ctx() ctx: RequestContext): Promise<SavedFilterOutput[]> {
    return this.users.savedFilters(ctx);
  }

  @Put('savedFilters')
  @StaffOnly('read')
  @Answers(SavedFilterOutput, { isArray: true })
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'saveFilters',
    summary: 'Replace all of the caller’s saved filters',
  })
  saveFilters(
    @Ctx() ctx: RequestContext,
    @Body() { filters }: SavedFiltersInput,
  ): Promise<SavedFilterOutput[]> {
    return this.users.saveFilters(ctx, filters);
  }

  @Put('password')
  @StaffOnly('read')
  @Throttled('password')
  @AnswersNothing()
  @Fails(422, 'WRONG_PASSWORD', 'PASSWORD_EMPTY', 'PASSWORDS_DO_NOT_MATCH')
  @Fails(
    422,
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_TOO_SIMPLE',
  )
  @ApiOperation({
    operationId: 'changeOwnUserPassword',
    summary: 'Change one’s own password and end all other sessions',
  })
  changePassword(@Ctx() ctx: RequestContext, @Body() input: ChangeOwnPasswordInput): Promise<void> {
    return this.users.changeOwnPassword(ctx, input);
  }
}
