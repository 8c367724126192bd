import type { GetProofOfWorkChallengeApiResponse } from '@atrium/api-client/public';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Away from the page, which goes on answering meanwhile. */
self.addEventListener(
  'message',
  async ({ data: challenge }: MessageEvent<GetProofOfWorkChallengeApiResponse['data']>) => {
    const solution = await solveChallenge({ challenge, deriveKey });
    self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
  },
);
