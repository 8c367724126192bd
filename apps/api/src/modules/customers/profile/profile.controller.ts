import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { Throttled } from '../../../common/throttling/throttled';
import { CompanionsOutput } from '../customers.dto';
import { GuestEraser } from '../erasure/guest-eraser';
import { GuestPasswords } from '../guest-passwords';
import { ChangePasswordInput, ProfileDeletion } from '../password.dto';
import { OwnProfileOutput, ProfileInput } from './profile.dto';
import { ProfileService } from './profile.service';

@ApiTags('hub')
@Controller('api/v1/hub/profile')
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly passwords: GuestPasswords,
    private readonly eraser: GuestEraser,
  ) {}

  @Get()
  @GuestOnly()
  @Answers(OwnProfileOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getProfile', summary: 'The signed-in guest' })
  get(@Ctx() ctx: RequestContext): Promise<OwnProfileOutput> {
    return this.profile.get(ctx);
  }

  @Put()
  @GuestOnly()
  @Answers(OwnProfileOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(429, 'TOO_MANY_REQUESTS')
  @Fails(
    422,
    'EMAIL_TAKEN',
    'INVALID_NAME',
    'INVALID_EMAIL',
    'INVALID_PHONE',
    'INVALID_BIRTH_DATE',
    'MISSING_GUEST_DETAILS',
  )
  @ApiOperation({
    operationId: 'updateProfile',
    summary:
      'Change one’s own data; omitted fields stay, and a new email takes effect once confirmed',
  })
  update(@Ctx() ctx: RequestContext, @Body() input: ProfileInput): Promise<OwnProfileOutput> {
    return this.profile.update(ctx, input);
  }

  @Put('password')
  @GuestOnly()
  @Throttled('password')
  @Answers(null)
  @Fails(
    422,
    'WRONG_PASSWORD',
    'PASSWORD_EMPTY',
    'PASSWORDS_DO_NOT_MATCH',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_TOO_SIMPLE',
  )
  @ApiOperation({
    operationId: 'changeOwnPassword',
    summary: 'Change one’s own password; other devices are signed out',
  })
  changePassword(@Ctx() ctx: RequestContext, @Body() input: ChangePasswordInput): Promise<null> {
    return this.passwords.change(ctx, input);
  }

  @Delete()
  @GuestOnly()
  @Throttled('password')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'GUEST_HAS_BOOKINGS', 'GUEST_IS_ETERNAL')
  @Fails(422, 'WRONG_PASSWORD')
  @ApiOperation({
    operationId: 'deleteProfile',
    summary: 'Erase one’s own account and personal data; bookings stay without a name',
  })
  delete(@Ctx() ctx: RequestContext, @Body() input: ProfileDeletion): Promise<null> {
    return this.eraser.eraseOwn(ctx, input);
  }

  @Get('companions')
  @GuestOnly()
  @Answers(CompanionsOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listCompanions',
    summary: 'The guest’s earlier companions, latest first',
  })
  companions(@Ctx() ctx: RequestContext): Promise<CompanionsOutput> {
    return this.profile.companions(ctx);
  }
}
