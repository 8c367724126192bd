import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { fileOf, TakesFile } from '../../common/http/file-body';
import { TakesVersion } from '../../common/http/version.interceptor';
import { PictureChange, PictureOutput, PicturesOutput, UploadQuery } from './media.dto';
import { PicturesService } from './pictures.service';

@ApiTags('media')
@Controller('api/v1/admin/pictures')
export class MediaController {
  constructor(private readonly pictures: PicturesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(PicturesOutput)
  @ApiOperation({
    operationId: 'listPictures',
    summary: 'The venue’s pictures, newest first, and how much of its quota they take',
  })
  list(@Ctx() ctx: RequestContext): Promise<PicturesOutput> {
    return this.pictures.list(ctx);
  }

  @Get(':id')
  @StaffOnly('read')
  @Answers(PictureOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getPicture', summary: 'Get a picture' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<PictureOutput> {
    return this.pictures.show(ctx, id);
  }

  @Post()
  @StaffOnly('pictures.edit')
  @TakesFile()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(PictureOutput, { status: 201 })
  @Fails(409, 'PICTURE_QUOTA_REACHED')
  @Fails(413, 'PICTURE_TOO_LARGE')
  @Fails(
    422,
    'PICTURE_KIND_UNKNOWN',
    'PICTURE_HEIC_UNREADABLE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_CORRUPT',
  )
  @ApiOperation({
    operationId: 'uploadPicture',
    summary: 'Upload a picture: the body is the file',
    description:
      'JPEG, PNG, WebP or AVIF by its content, at most 15 MB and 50 megapixels. Its placeholder is answered at once; its sizes are made soon after (`state`). Where and by which camera it was taken is removed.',
  })
  upload(
    @Ctx() ctx: RequestContext,
    @Query() { name }: UploadQuery,
    @Req() request: FastifyRequest,
  ): Promise<PictureOutput> {
    return this.pictures.upload(ctx, name, fileOf(request));
  }

  @Put(':id')
  @StaffOnly('pictures.edit')
  @Answers(PictureOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'PICTURE_WITHOUT_TEXT')
  @ApiOperation({
    operationId: 'updatePicture',
    summary: 'Say what a picture shows, and which point of it stays visible when it is cropped',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: PictureChange,
  ): Promise<PictureOutput> {
    return this.pictures.change(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('pictures.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PICTURE_IN_USE')
  @ApiOperation({ operationId: 'deletePicture', summary: 'Delete a picture that nothing shows' })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.pictures.delete(ctx, id);
  }
}
