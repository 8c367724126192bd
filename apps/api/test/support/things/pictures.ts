import sharp from 'sharp';
import type { Test as HttpTest } from 'supertest';
import type { TestApp, UserSession } from '../test-app';

export const PICTURES = '/api/v1/admin/pictures';

/** A JPEG with some noise in it, so that half of it is not a whole one. */
export const aPictureFile = ({ width = 600, height = 400 } = {}): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#336699' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

export const uploadBy = (user: UserSession, bytes: Buffer, name: string): HttpTest =>
  user.post(`${PICTURES}?name=${encodeURIComponent(name)}`, bytes);

interface MadePicture {
  _id: string;
  width: number;
  height: number;
  version: number;
}

/** An uploaded picture of which all sizes are made. */
export async function aPicture(
  app: TestApp,
  by: UserSession,
  bytes?: Buffer,
): Promise<MadePicture> {
  const { body } = await uploadBy(by, bytes ?? (await aPictureFile()), 'sauna.jpg').expect(201);
  await app.work('make-picture');
  return body.data;
}
