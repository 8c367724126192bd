import { S3Client } from '@aws-sdk/client-s3';
import type { Environment } from '../../config/env';

export type S3ClientSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** A client of Amazon's store, or of any that speaks its protocol. */
export function s3Client(settings: S3ClientSettings): S3Client {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = settings;
  return new S3Client({
    region: settings.S3_REGION,
    // few stores besides Amazon's have a name for each bucket
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId
      ? { credentials: { accessKeyId, secretAccessKey: settings.S3_SECRET_ACCESS_KEY } }
      : {}),
    // others than Amazon refuse the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
