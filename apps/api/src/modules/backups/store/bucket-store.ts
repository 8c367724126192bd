import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type S3ClientSettings, s3Client } from '../../../common/object-store/s3-client';
import { BackupStore } from './backup-store';

/** Backups in a bucket of an S3-compatible store. */
export class BucketStore extends BackupStore {
  readonly place: string;
  private readonly client: S3Client;
  private readonly Bucket: string;
  private readonly prefix: string;

  /** @param place `s3://bucket/any/folder` */
  constructor(place: string, settings: S3ClientSettings) {
    super();
    const { hostname, pathname } = new URL(place);
    const path = pathname.replace(/^\/+|\/+$/g, '');
    this.place = place;
    this.Bucket = hostname;
    this.prefix = path === '' ? '' : `${path}/`;
    this.client = s3Client(settings);
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const ContentType = 'application/octet-stream';
    await this.client.send(
      new PutObjectCommand({
        ...this.at(name),
        Body: bytes,
        ContentLength: bytes.length,
        ContentType,
      }),
    );
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(name)));
      if (!Body) throw new Error(`${name} came without a body`);
      return await Body.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async list(folder: string): Promise<string[]> {
    const names = await this.keys(`${folder}/`);
    return names.filter((name) => name !== '' && !name.includes('/'));
  }

  async folders(): Promise<string[]> {
    const names = await this.keys('');
    const inFolders = names.filter((name) => name.includes('/'));
    return [...new Set(inFolders.map((name) => name.split('/')[0] ?? ''))];
  }

  async removeFolder(folder: string): Promise<void> {
    for (const name of await this.list(folder)) {
      await this.client.send(new DeleteObjectCommand(this.at(`${folder}/${name}`)));
    }
  }

  override close(): void {
    this.client.destroy();
  }

  /** What comes behind this beginning, of every key that has it. */
  private async keys(beginning: string): Promise<string[]> {
    const Prefix = `${this.prefix}${beginning}`;
    const found: string[] = [];
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.Bucket, Prefix });
    for await (const { Contents = [] } of pages) {
      found.push(...Contents.map(({ Key = '' }) => Key.slice(Prefix.length)));
    }
    return found;
  }

  private at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.Bucket, Key: `${this.prefix}${name}` };
  }
}
