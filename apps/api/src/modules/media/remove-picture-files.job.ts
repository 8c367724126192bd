import { Injectable } from '@nestjs/common';
import type { Job, JobHandler } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { fileNamesOf } from './store/file-names';
import { PictureStore } from './store/picture-store';

type Payload = Readonly<{ picture: string }>;

/** Removes the files of a picture that is gone: no store takes part in the database's transactions. */
@HandlesJobs()
@Injectable()
export class RemovePictureFilesJob implements JobHandler<Payload> {
  readonly kind = 'remove-picture-files' as const;

  constructor(private readonly store: PictureStore) {}

  run({ payload }: Job<Payload>): Promise<void> {
    return this.store.remove(payload.picture, fileNamesOf());
  }
}
