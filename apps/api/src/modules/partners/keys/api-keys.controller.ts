import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import {
  ApiKeyOutput,
  ApiKeyTokenOutput,
  NewApiKeyInput,
  RenewApiKeyInput,
  UpdateApiKeyInput,
} from './api-keys.dto';
import { ApiKeysService } from './api-keys.service';

@ApiTags('partners')
@Controller('api/v1/admin/apiKeys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @StaffOnly('partners.manage')
  @Answers(ApiKeyOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listApiKeys',
    summary: 'The keys of partners, the newest first; revoked ones for 90 days',
  })
  list(@Ctx() ctx: RequestContext): Promise<ApiKeyOutput[]> {
    return this.keys.list(ctx);
  }

  @Post()
  @StaffOnly('partners.manage')
  @ConfirmedOnly()
  @IgnoresIdempotencyKey()
  @Answers(ApiKeyTokenOutput, { status: 201 })
  @Fails(422, 'TOO_MANY_KEYS')
  @ApiOperation({
    operationId: 'createApiKey',
    summary: 'Make a key for a partner’s program; its token is told this once',
    description:
      'No answer with a token is kept, so a call that is sent again makes another key. A venue has at most 50 that are not revoked.',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: NewApiKeyInput): Promise<ApiKeyTokenOutput> {
    return this.keys.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('partners.manage')
  @ConfirmedOnly()
  @TakesVersion()
  @Answers(ApiKeyOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409)
  @Fails(422, 'KEY_REVOKED')
  @ApiOperation({
    operationId: 'updateApiKey',
    summary: 'Change the name of a key, what it may do, and how often; its token stays',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: UpdateApiKeyInput,
  ): Promise<ApiKeyOutput> {
    return this.keys.update(ctx, id, input);
  }

  @Post(':id/renew')
  @StaffOnly('partners.manage')
  @ConfirmedOnly()
  @IgnoresIdempotencyKey()
  @Answers(ApiKeyTokenOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'KEY_REVOKED')
  @ApiOperation({
    operationId: 'renewApiKey',
    summary: 'Give a key a new token, told this once; the former one works for a while longer',
    description:
      'Only the token before the new one goes on working; any older one ends. No answer with a token is kept, so a call that is sent again renews the key again.',
  })
  renew(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: RenewApiKeyInput,
  ): Promise<ApiKeyTokenOutput> {
    return this.keys.renew(ctx, id, input);
  }

  @Delete(':id')
  @StaffOnly('partners.manage')
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'KEY_REVOKED')
  @ApiOperation({
    operationId: 'revokeApiKey',
    summary: 'Revoke a key for good: it is refused everywhere within a second',
  })
  revoke(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<void> {
    return this.keys.revoke(ctx, id);
  }
}
