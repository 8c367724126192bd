import { Injectable } from '@nestjs/common';
import type { CallContext } from '../../../common/context/request-context';
import { newReference } from '../../../common/short-reference';
import { VendorsService } from '../../vendors/public';
import { asVisitor, Visitors } from '../../visitors/public';
import { GuestTreatmentsService } from '../guest-treatments/public';
import { TreatmentLinks } from '../treatments/public';
import type { OpenTreatmentInput, OpenTreatmentOutput } from './open-treatments.dto';

/** Treatments for who does not sign in: as guests book them. */
@Injectable()
export class OpenTreatments {
  constructor(
    private readonly vendors: VendorsService,
    private readonly visitors: Visitors,
    private readonly treatments: GuestTreatmentsService,
    private readonly links: TreatmentLinks,
  ) {}

  /**
   * Books for the guest whose email it is, or for a new one. Of a guest whom the venue knows nothing is told or
   * changed.
   * @throws {NotFoundError} VENDOR_NOT_FOUND, the type or its length
   * @throws {ForbiddenError} MODULE_OFF: without open booking or a spa
   * @throws those of GuestTreatmentsService.book and of Visitors.asGuest
   */
  async book(
    call: CallContext,
    { vendor: slugOrId, guest: details, ...input }: OpenTreatmentInput,
  ): Promise<OpenTreatmentOutput> {
    const { ctx, vendor } = await this.vendors.enter(asVisitor(call), slugOrId);
    await this.vendors.demand(ctx, 'spa');
    return this.visitors.asGuest(
      ctx,
      details,
      async () => vendor.languageCode,
      ({ customerId: _customer, noteIn, welcome }, language) =>
        this.treatments.bookVisit(
          ctx,
          { ...input, _customer, internalComment: noteIn(language) },
          {
            ...{ bookingId: newReference(), welcome },
            answer: (treatment) => ({
              treatment,
              signature: this.links.sign(ctx.vendorId, treatment._id),
            }),
          },
        ),
    );
  }
}
