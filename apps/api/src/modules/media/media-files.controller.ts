import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@atrium/rules/media/picture-sizes';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { Public } from '../../common/auth/access';
import { NotFoundError } from '../../common/errors/app-error';
import { PictureStore } from './store/picture-store';

const FILE = /^(\d+)\.(\w+)$/;
const ID = /^[0-9a-f]{24}$/;
/** A picture never changes: another one has another id. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The files of pictures, for everybody. Not of the API: what is answered is no JSON. */
@ApiExcludeController()
@Controller('media')
export class MediaFilesController {
  constructor(private readonly store: PictureStore) {}

  @Get(':id/:file')
  @Public()
  async show(
    @Param('id') id: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { width, format } = askedFor(id, file);
    for (const one of inOrder(format, request)) {
      const found = await this.store.get(id, `${width}.${one}`);
      if (!found) continue;
      return reply
        .type(`image/${one}`)
        .headers({
          'content-length': found.size,
          'cache-control': FOR_GOOD,
          vary: 'accept',
          // mails and the venue's own site show them too
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(found.stream);
    }
    throw new NotFoundError();
  }
}

/** @throws {NotFoundError} for anything but a size and format that we make */
function askedFor(id: string, file: string): { width: PictureWidth; format: PictureFormat } {
  const [, number, name] = FILE.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((one) => String(one) === number);
  const format = PICTURE_FORMATS.find((one) => one === name);
  if (!ID.test(id) || !width || !format) throw new NotFoundError();
  return { width, format };
}

/** What was asked for if the client takes it, then what else it takes, then what was asked for all the same. */
function inOrder(asked: PictureFormat, { raw }: FastifyRequest): PictureFormat[] {
  const others = PICTURE_FORMATS.filter((format) => format !== asked);
  const types = [asked, ...others].map((format) => `image/${format}`);
  const taken = new Set(new Negotiator(raw).mediaTypes(types));
  const isTaken = (format: PictureFormat) => taken.has(`image/${format}`);
  return [...new Set([...[asked, ...others].filter(isTaken), asked])];
}
