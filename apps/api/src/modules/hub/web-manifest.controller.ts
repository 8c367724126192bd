import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Fails } from '../../common/http/answers';
import { ThemesService } from '../themes/public';
import { webManifest } from './web-manifest';

const TYPE = 'application/manifest+json';

@ApiTags('hub')
@Controller('api/v1/hub/vendors')
export class WebManifestController {
  constructor(private readonly themes: ThemesService) {}

  @Get(':vendor/manifest.webmanifest')
  @Public()
  @ApiOkResponse({
    description: 'Web app manifest',
    content: { [TYPE]: { schema: { type: 'object', additionalProperties: true } } },
  })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getWebManifest',
    summary: 'The web app manifest of a venue’s hub (slug or id)',
  })
  async get(
    @Call() call: CallContext,
    @Param('vendor') vendor: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const branding = await this.themes.branding(call, vendor);
    reply.header('content-type', `${TYPE}; charset=utf-8`);
    return JSON.stringify(webManifest(branding));
  }
}
