import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { PublicRoomsOutput } from './public-rooms.dto';
import { PublicRoomsService } from './public-rooms.service';

@ApiTags('hub')
@Controller('api/v1/fnb/rooms')
export class PublicRoomsController {
  constructor(private readonly rooms: PublicRoomsService) {}

  @Get(':vendor')
  @Public()
  @Answers(PublicRoomsOutput)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'listPublicRooms',
    summary: 'The dining rooms of a venue (slug or id), with what can be booked there',
  })
  list(@Call() call: CallContext, @Param('vendor') vendor: string): Promise<PublicRoomsOutput> {
    return this.rooms.list(call, vendor);
  }
}
