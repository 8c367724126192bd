import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, StaffOnly } from '../../common/auth/access';
import { Call, Ctx } from '../../common/context/ctx.decorator';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { Revalidated } from '../../common/http/revalidated';
import { TakesVersion } from '../../common/http/version.interceptor';
import { ThemeChange, ThemeInput, ThemeOutput, VendorBrandingOutput } from './themes.dto';
import { ThemesService } from './themes.service';

@ApiTags('themes')
@Controller('api/v1/themes')
export class ThemesController {
  constructor(private readonly themes: ThemesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(ThemeOutput, { isArray: true })
  @ApiOperation({ operationId: 'listThemes', summary: 'The venue’s themes, by name' })
  list(@Ctx() ctx: RequestContext): Promise<ThemeOutput[]> {
    return this.themes.list(ctx);
  }

  @Get('vendorDefault/:id')
  @Public()
  @Revalidated()
  @Answers(VendorBrandingOutput)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getVendorTheme',
    summary: 'The theme of a venue’s pages (slug or id)',
  })
  branding(@Call() call: CallContext, @Param('id') id: string): Promise<VendorBrandingOutput> {
    return this.themes.branding(call, id);
  }

  @Post()
  @StaffOnly('themes.edit')
  @Answers(ThemeOutput, { status: 201 })
  @Fails(422, 'INVALID_COLOR', 'INSUFFICIENT_CONTRAST')
  @ApiOperation({ operationId: 'createTheme', summary: 'Create a theme' })
  create(@Ctx() ctx: RequestContext, @Body() input: ThemeInput): Promise<ThemeOutput> {
    return this.themes.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('themes.edit')
  @Answers(ThemeOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409)
  @Fails(422, 'INVALID_COLOR', 'INSUFFICIENT_CONTRAST')
  @ApiOperation({
    operationId: 'updateTheme',
    summary: 'Change a theme, or make it the venue’s; omitted parts stay',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: ThemeChange,
  ): Promise<ThemeOutput> {
    return this.themes.change(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('themes.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'deleteTheme', summary: 'Delete a theme' })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.themes.delete(ctx, id);
  }
}
