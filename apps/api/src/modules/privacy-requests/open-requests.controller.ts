import { Body, Controller, Get, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { WithMessage } from '../../common/http/envelope.interceptor';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../common/throttling/throttled';
import { OwnDataExport } from '../guest-card/public';
import { AsksForProof } from '../proof-of-work/public';
import { PrivacyArchive } from './answers/privacy-archive';
import { PrivacyIdentity } from './identity/privacy-identity';
import { RequestsByMail } from './identity/requests-by-mail.job';
import {
  ConfirmedPrivacyRequestOutput,
  OpenPrivacyRequestInput,
  PrivacyArchiveQuery,
  PrivacyCodeInput,
} from './privacy-requests.dto';

/** Does not reveal whether there is such a guest. */
const LINK_MAILED =
  'If the venue knows this address, a link has been mailed to it. The request counts once it is confirmed.';

/** For guests who do not sign in. */
@ApiTags('open booking')
@Controller('api/v1/privacy')
export class OpenRequestsController {
  constructor(
    private readonly byMail: RequestsByMail,
    private readonly identity: PrivacyIdentity,
    private readonly archive: PrivacyArchive,
  ) {}

  @Post('requests')
  @Public()
  @AsksForProof('vendor')
  @Throttled('privacyRequest')
  @Answers(null)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'askAboutData',
    summary:
      'Ask a venue for something about one’s data; the answer never reveals whether it knows the address',
  })
  async ask(@Call() call: CallContext, @Body() input: OpenPrivacyRequestInput) {
    await this.byMail.ask(call, input);
    return new WithMessage(null, LINK_MAILED);
  }

  @Post('confirmation')
  @Public()
  @Throttled('privacyLink')
  @Answers(ConfirmedPrivacyRequestOutput)
  @Fails(403, 'PRIVACY_LINK_INVALID')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'confirmPrivacyRequest',
    summary: 'Confirm a request with the code of a mailed link; it works once',
  })
  confirm(
    @Call() call: CallContext,
    @Body() { code }: PrivacyCodeInput,
  ): Promise<ConfirmedPrivacyRequestOutput> {
    return this.identity.confirm(call, code);
  }

  @Get('archive')
  @Public()
  @Throttled('privacyLink')
  @Answers(OwnDataExport, { alsoAs: 'text/html' })
  @Fails(403, 'PRIVACY_LINK_INVALID')
  @ApiOperation({
    operationId: 'openPrivacyArchive',
    summary: 'Everything the venue stores about a guest, by the link of the answer',
  })
  async open(
    @Call() call: CallContext,
    @Query() { code, format = 'html' }: PrivacyArchiveQuery,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.archive.open(call, code, format), {
      type: format === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      // opened from disk, it can do nothing in this origin
      disposition: `attachment; filename="my-data.${format}"`,
    });
  }
}
