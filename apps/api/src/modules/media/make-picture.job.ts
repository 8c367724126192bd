import { buffer } from 'node:stream/consumers';
import { type PictureWidth, widthsOf } from '@atrium/rules/media/picture-sizes';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock';
import { objectId } from '../../common/database/object-id';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { NoticesService } from '../notices/public';
import { makeFiles } from './files/make-files';
import { PicturesRepository } from './pictures.repository';
import { PictureStore } from './store/picture-store';

const kind = 'make-picture' as const;

type Payload = Readonly<{ picture: string }>;

/** Makes the sizes of a picture, and forgets the upload, which says where it was taken and by which camera. */
@HandlesJobs()
@Injectable()
export class MakePictureJob implements JobHandler<Payload> {
  readonly kind = kind;
  readonly retryMinutes = [0.1, 1, 5, 30];

  constructor(
    private readonly pictures: PicturesRepository,
    private readonly store: PictureStore,
    private readonly notices: NoticesService,
    private readonly clock: Clock,
  ) {}

  async run(job: Job<Payload>): Promise<void> {
    const { picture: id } = job.payload;
    const scope = { vendorId: vendorOf(job) };
    const picture = await this.pictures.findOne(scope, { _id: objectId(id) });
    if (!picture || picture.state === 'ready') return;
    const upload = await this.store.get(id, 'upload');
    if (!upload) throw new Error(`The upload of the picture ${id} is not in the store`);
    const original = await buffer(upload.stream);
    let bytes = 0;
    const widths = new Set<PictureWidth>();
    for await (const file of makeFiles(original, picture.width)) {
      job.signal.throwIfAborted();
      await this.store.put(id, `${file.width}.${file.format}`, file.bytes);
      bytes += file.bytes.length;
      widths.add(file.width);
    }
    await this.pictures.finish(scope, picture._id, {
      state: 'ready',
      widths: widthsOf(picture.width).filter((width) => widths.has(width)),
      bytes,
    });
    await this.store.remove(id, ['upload']);
  }

  async failed(job: Job<Payload>, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    const vendorId = vendorOf(job);
    const entityId = objectId(job.payload.picture);
    await this.pictures.finish({ vendorId }, entityId, { state: 'failed' });
    await this.notices.raise(vendorId, this.clock.now(), {
      kind: 'jobFailed',
      detail: kind,
      entityId,
    });
  }
}
