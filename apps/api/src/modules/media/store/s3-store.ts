import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { type S3ClientSettings, s3Client } from '../../../common/object-store/s3-client';
import type { Environment } from '../../../config/env';
import { isFileName } from './file-names';
import {
  type PictureFile,
  type PictureFileName,
  PictureStore,
  type StoredFile,
} from './picture-store';

export type S3Settings = S3ClientSettings & Pick<Environment, 'S3_BUCKET'>;

const FOLDER = 'pictures/';

/** Files in a bucket, of Amazon or of any store that speaks its protocol. */
export class S3Store extends PictureStore {
  private readonly logger = new Logger(S3Store.name);
  private readonly client: S3Client;
  private readonly Bucket: string;

  constructor(settings: S3Settings) {
    super();
    this.Bucket = settings.S3_BUCKET;
    this.client = s3Client(settings);
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

  override async *outside(): AsyncGenerator<PictureFile> {
    const { Bucket, client } = this;
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket, Prefix: FOLDER },
    )) {
      for (const { Key = '' } of Contents) {
        const [picture = '', file = ''] = Key.slice(FOLDER.length).split('/');
        if (isFileName(file)) yield { picture, file };
      }
    }
  }

  private at(picture: string, file: PictureFileName): { Bucket: string; Key: string } {
    return { Bucket: this.Bucket, Key: `${FOLDER}${picture}/${file}` };
  }
}

const formatOf = (file: string): string => file.split('.').at(-1) ?? '';
