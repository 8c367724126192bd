import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { Environment } from '../../../config/env';
import { type PictureFileName, PictureStore, type StoredFile } from './picture-store';

export type S3Settings = Pick<
  Environment,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Files in a bucket, of Amazon or of any store that speaks its protocol. */
export class S3Store extends PictureStore {
  private readonly logger = new Logger(S3Store.name);
  private readonly client: S3Client;
  private readonly Bucket: string;

  constructor(settings: S3Settings) {
    super();
    const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = settings;
    this.Bucket = settings.S3_BUCKET;
    this.client = new S3Client({
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

  /** Everything but pictures works without the bucket, so the API starts all the same, and says so. */
  async check(): Promise<void> {
    const { Bucket } = this;
    try {
      await this.client.send(new HeadBucketCommand({ Bucket }));
    } catch (error) {
      this.logger.error({ err: error, Bucket }, 'the bucket of the pictures cannot be reached');
    }
  }

  override close(): void {
    this.client.destroy();
  }

  async put(picture: string, file: PictureFileName, bytes: Buffer): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        ...this.at(picture, file),
        Body: bytes,
        ContentType: file === 'upload' ? 'application/octet-stream' : `image/${formatOf(file)}`,
      }),
    );
  }

  async get(picture: string, file: PictureFileName): Promise<StoredFile | undefined> {
    try {
      const found = await this.client.send(new GetObjectCommand(this.at(picture, file)));
      const { Body: stream, ContentLength: size } = found;
      if (!(stream instanceof Readable) || size === undefined) {
        throw new Error(`${picture}/${file} came without a body`);
      }
      return { size, stream };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(picture: string, files: readonly PictureFileName[]): Promise<void> {
    await Promise.all(
      files.map((file) => this.client.send(new DeleteObjectCommand(this.at(picture, file)))),
    );
  }

  private at(picture: string, file: PictureFileName): { Bucket: string; Key: string } {
    return { Bucket: this.Bucket, Key: `pictures/${picture}/${file}` };
  }
}

const formatOf = (file: string): string => file.split('.').at(-1) ?? '';
