import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Answers, Fails } from '../../common/http/answers';
import { VendorsService } from '../vendors/public';
import { ChallengeOutput } from './proof-of-work.dto';
import { ProofsOfWork } from './proofs-of-work.service';

@ApiTags('open booking')
@Controller('api/v1/proof_of_work')
export class ProofOfWorkController {
  constructor(
    private readonly proofs: ProofsOfWork,
    private readonly vendors: VendorsService,
  ) {}

  @Get(':vendorId')
  @Public()
  @Answers(ChallengeOutput)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getProofOfWorkChallenge',
    summary: 'A task for a browser, where 428 `PROOF_OF_WORK_REQUIRED` asks for its solution',
    description:
      'Valid for ten minutes and for this venue (slug or id). Each solution counts once.',
  })
  async challenge(@Param('vendorId') vendorId: string): Promise<ChallengeOutput> {
    const { _id } = await this.vendors.resolve(vendorId);
    return this.proofs.challenge(_id.toHexString());
  }
}
