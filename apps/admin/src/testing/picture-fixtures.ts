import type { PictureOutput, PicturesOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { id, ok } from './fixtures';

/** One without a text, unless the test gives it one. */
export const aPicture = (change: Partial<PictureOutput> = {}): PictureOutput => ({
  _id: id(71),
  ...{ width: 1200, height: 800, widths: [320, 640], placeholder: 'data:image/webp;base64,AA' },
  focalPoint: { x: 50, y: 50 },
  ...{ alt: '', name: 'bed.jpg', state: 'ready', bytes: 1_000, alts: [] },
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 0,
  ...change,
});

/** A venue that has these. */
export const picturesOf = (pictures: readonly PictureOutput[]): MockRoutes => ({
  'GET /api/v1/admin/pictures': () =>
    ok<PicturesOutput>({ items: [...pictures], usedBytes: 1_000, quotaBytes: 10_000 }),
  'GET /api/v1/admin/pictures/:id': ({ params }) =>
    ok(pictures.find(({ _id }) => _id === params.id)),
});
