import type { GetProofOfWorkChallengeApiResponse } from '@atrium/api-client/public';

/** Solves a task as the API wants it back. @throws when the browser cannot */
export function solve(challenge: GetProofOfWorkChallengeApiResponse['data']): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data ? resolve(data) : reject(new Error('no solution was found')),
    );
    worker.addEventListener('error', () => reject(new Error('the solver failed')));
    worker.postMessage(challenge);
  });
  return solved.finally(() => worker.terminate());
}
