import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model } from 'mongoose';
import { NotFoundError } from '../../common/errors/app-error';
import { Vendor } from './vendor.schema';

@Injectable()
export class VendorsRepository {
  constructor(@InjectModel(Vendor.name) private readonly model: Model<Vendor>) {}

  /** @throws {NotFoundError} */
  async getBySlugOrId(slugOrId: string): Promise<Vendor> {
    const found = await this.model
      .findOne(
        isObjectIdOrHexString(slugOrId) ? { _id: slugOrId } : { slug: slugOrId.toLowerCase() },
      )
      .lean<Vendor | null>();
    if (!found) throw new NotFoundError('VENDOR_NOT_FOUND');
    return found;
  }
}
