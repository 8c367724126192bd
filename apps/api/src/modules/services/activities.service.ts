import { Injectable } from '@nestjs/common';
import type { CallContext } from '../../common/context/request-context';
import { ForbiddenError } from '../../common/errors/app-error';
import { PlacedPictures } from '../media/public';
import { VendorsService } from '../vendors/public';
import {
  type ActivityOutput,
  type CheckCodeInput,
  type CheckCodeOutput,
  picturesOf,
  toActivityOutput,
} from './dto/activities.dto';
import { ServicesService } from './services.service';

/** A venue's services as guests and visitors see them. */
@Injectable()
export class ActivitiesService {
  constructor(
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly placedPictures: PlacedPictures,
  ) {}

  /**
   * What can be booked at a venue, in the request's language.
   * @param vendorId slug or id
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async list(call: CallContext, vendorId: string): Promise<ActivityOutput[]> {
    const { ctx, vendor } = await this.vendors.enter(call, vendorId);
    const services = await this.services.active(ctx);
    const pictures = await this.placedPictures.shown(
      ctx,
      services.flatMap(picturesOf),
      vendor.languageCode,
    );
    const { language } = ctx;
    return services.map((service) =>
      toActivityOutput(service, { language, currency: vendor.currency, pictures }),
    );
  }

  /**
   * @throws {NotFoundError} also for an inactive service
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  async checkCode(call: CallContext, { _id, code }: CheckCodeInput): Promise<CheckCodeOutput> {
    const service = await this.services.bookable(call, _id);
    try {
      await this.services.assertCode(call, service, code);
      return { valid: true };
    } catch (error) {
      if (error instanceof ForbiddenError) return { valid: false };
      throw error;
    }
  }
}
