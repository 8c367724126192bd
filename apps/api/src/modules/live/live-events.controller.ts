import { applyDecorators, Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { GuestOnly, StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import { ownId } from '../../common/context/own-id';
import type { RequestContext } from '../../common/context/request-context';
import { Fails } from '../../common/http/answers';
import { guestFrame, staffFrame } from './event-frame';
import { EventStream } from './event-stream';

const StreamOf = (description: string) =>
  applyDecorators(
    Fails(429, 'TOO_MANY_STREAMS'),
    ApiHeader({
      name: 'Last-Event-ID',
      required: false,
      description: 'The last event received: later ones are sent first, some of them again.',
    }),
    ApiOkResponse({
      description: `${description} \`reload\`: too much was missed, so load everything again. Requires an \`Accept\` header that allows \`text/event-stream\`. Ends with the access token or the session. At most 10 per person. Drop repeats by id.`,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }),
  );

/** Live changes at the venue. */
@ApiTags('live')
@Controller()
export class LiveEventsController {
  constructor(private readonly stream: EventStream) {}

  @Get('api/v1/admin/events')
  @StaffOnly('read')
  @StreamOf(
    'Server-sent events of the venue: `id`, `event` (e.g. `booking.created`), `data` with id, type, at, entityId, payload and `by: {kind, id?, name?}`, who did it (id and name of staff only).',
  )
  @ApiOperation({ operationId: 'streamEvents', summary: 'Live changes at the venue' })
  forStaff(
    @Ctx() ctx: RequestContext,
    @Res() reply: FastifyReply,
    @Headers('accept') accept = '',
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    return this.stream.open(ctx, reply, { accept, lastEventId }, staffFrame);
  }

  @Get('api/v1/hub/events')
  @GuestOnly()
  @StreamOf(
    'Server-sent events a guest may see: their own bookings in full (`booking.changed`), for others only `availability.changed` with `payload.slots: [{service, date, timeindex}]`, and changes of services, theme and venue without their contents.',
  )
  @ApiOperation({ operationId: 'streamMyEvents', summary: 'Live changes to what a guest can see' })
  forGuest(
    @Ctx() ctx: RequestContext,
    @Res() reply: FastifyReply,
    @Headers('accept') accept = '',
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    return this.stream.open(ctx, reply, { accept, lastEventId }, guestFrame(ownId(ctx)));
  }
}
