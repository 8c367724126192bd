import { venueToday } from '@atrium/rules/bookings/booking-window';
import { membershipEnd } from '@atrium/rules/guests/membership';
import { arrivalDays, isOnSale } from '@atrium/rules/sales/offer';
import {
  FALLBACK_LANGUAGE,
  languageOf,
  nameIn,
  pickTranslation,
} from '@atrium/rules/texts/languages';
import { hasPart } from '@atrium/rules/venue/modules';
import { Injectable } from '@nestjs/common';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import { PlacedPictures } from '../../media/public';
import {
  type MembershipType,
  MembershipTypesService,
  renewalOffer,
} from '../../memberships/public';
import { type Package, PackagesService } from '../../packages/public';
import { ServicesService } from '../../services/public';
import { TreatmentTypesService } from '../../spa/public';
import { type Vendor, VendorsService } from '../../vendors/public';
import { PackageDays } from '../package-days/package-days';
import { renewalTerms } from '../renewals/renewal-texts';
import type { OfferedRenewal, OfferKind, OfferOutput, OfferSummary } from './offers.dto';

/** Which offer is meant. */
export interface NamedOffer {
  readonly kind: OfferKind;
  /** Hex id of the membership type or the package. */
  readonly id: string;
}

/** A call about an offer, in the venue that sells it. */
export interface EnteredOffer {
  readonly ctx: RequestContext;
  readonly vendor: Vendor;
}

type Sold = Pick<
  MembershipType,
  '_id' | 'name' | 'description' | 'languageList' | 'price' | 'agreement' | '_picture'
>;

/** What guests can buy by themselves: memberships and packages. */
@Injectable()
export class OffersService {
  // seven: two kinds of offers, what both consist of, whose they are, and which days are left
  constructor(
    private readonly types: MembershipTypesService,
    private readonly packages: PackagesService,
    private readonly services: ServicesService,
    private readonly treatmentTypes: TreatmentTypesService,
    private readonly vendors: VendorsService,
    private readonly days: PackageDays,
    private readonly pictures: PlacedPictures,
  ) {}

  /** Memberships first, each by name. @throws {NotFoundError} VENDOR_NOT_FOUND */
  async list(call: CallContext, slugOrId: string): Promise<OfferSummary[]> {
    const { ctx, vendor } = await this.vendors.enter(call, slugOrId);
    const [types, packages] = await Promise.all([
      hasPart(vendor.modules, 'memberships') ? this.types.online(ctx) : [],
      hasPart(vendor.modules, 'stays') ? this.packages.online(ctx) : [],
    ]);
    const pictured = await this.picturesOf(ctx, [...types, ...packages], vendor);
    return [
      ...types.map((type) => ({
        ...summaryOf('membership', type, ctx.language, vendor),
        ...pictured(type),
      })),
      ...packages.map((one) => ({
        ...summaryOf('package', one, ctx.language, vendor),
        ...pictured(one),
      })),
    ];
  }

  /** @throws {NotFoundError} also where it is not on sale @throws {ForbiddenError} MODULE_OFF */
  async get(call: CallContext, offer: NamedOffer): Promise<OfferOutput> {
    const { ctx, vendor } = await this.enter(call, offer);
    if (offer.kind === 'membership') {
      const type = await this.types.get(ctx, offer.id);
      if (!isOnSale(type)) throw new NotFoundError();
      const { maxNumberOfUsages, validityMonths, validityDays } = type;
      return {
        ...detailOf('membership', type, ctx.language, vendor),
        ...(await this.picturesOf(ctx, [type], vendor))(type),
        ...present({ taxBasisPoints: type.taxBasisPoints }),
        membership: {
          maxNumberOfUsages,
          ...present({ validityMonths, validityDays }),
          covers: await this.coverOf(ctx, type),
          ...present({ renewal: renewalOf(ctx, type, vendor) }),
        },
      };
    }
    const sold = await this.packages.get(ctx, offer.id);
    if (!isOnSale(sold)) throw new NotFoundError();
    return {
      ...detailOf('package', sold, ctx.language, vendor),
      ...(await this.picturesOf(ctx, [sold], vendor))(sold),
      package: await this.contentsOf(ctx, sold, vendor),
    };
  }

  /**
   * Places a call in the venue that has an offer. Whoever is signed in there buys for themselves; anybody else, guests
   * of other venues included, is a visitor.
   * @throws {NotFoundError} @throws {ForbiddenError} MODULE_OFF
   */
  async enter(call: CallContext, { kind, id }: NamedOffer): Promise<EnteredOffer> {
    const vendorId = await (kind === 'membership'
      ? this.types.vendorOf(id)
      : this.packages.vendorOf(id));
    const part = kind === 'membership' ? 'memberships' : 'stays';
    const isOwn = call.actor.kind === 'guest' && call.vendorId === vendorId;
    const { sessionId: _, ...anybody } = call;
    const ctx = withVendor(isOwn ? call : { ...anybody, actor: { kind: 'visitor' } }, vendorId);
    return { ctx, vendor: await this.vendors.current({ vendorId, part }) };
  }

  /** What each adds to its offer: its picture, where guests can see one. */
  private async picturesOf(ctx: RequestContext, offers: readonly Sold[], { languageCode }: Vendor) {
    const ids = offers.map(({ _picture }) => _picture);
    const shown = await this.pictures.shown(ctx, ids, languageCode);
    return ({ _picture }: Sold) => present({ picture: shown.get(_picture?.toHexString() ?? '') });
  }

  private async coverOf(ctx: RequestContext, type: MembershipType): Promise<string[]> {
    const treatmentTypes = type.treatmentTypes ?? [];
    const [services, treatments] = await this.named(ctx, type.services, treatmentTypes);
    return [...services.values(), ...treatments.values()];
  }

  private async contentsOf(
    ctx: RequestContext,
    sold: Package,
    { timezone }: Vendor,
  ): Promise<NonNullable<OfferOutput['package']>> {
    const days = arrivalDays(venueToday(ctx.now.getTime(), timezone));
    const included = sold.treatmentTypes ?? [];
    const [[services, treatments], fullDays] = await Promise.all([
      this.named(
        ctx,
        sold.services.map(({ _service }) => _service),
        included.map(({ _treatmentType }) => _treatmentType),
      ),
      this.days.full(ctx, sold, days),
    ]);
    return {
      nights: sold.nights,
      services: sold.services
        .map(({ _service, dayNumber }) => ({
          name: services.get(_service.toHexString()) ?? '',
          dayNumber,
        }))
        .sort((a, b) => a.dayNumber - b.dayNumber),
      treatments: included.map(({ _treatmentType, name, quantity }) => ({
        name: treatments.get(_treatmentType.toHexString()) ?? name,
        quantity,
      })),
      addons: sold.addons.map((addon) => ({
        name: nameIn(ctx.language, addon),
        quantity: addon.quantity,
      })),
      ...{ firstDay: days.first, lastDay: days.last, fullDays },
    };
  }

  /** Names of services and of treatment types by hex id. */
  private async named(
    { vendorId, language }: RequestContext,
    services: MembershipType['services'],
    treatmentTypes: MembershipType['services'],
  ): Promise<[ReadonlyMap<string, string>, ReadonlyMap<string, string>]> {
    const [known, types] = await Promise.all([
      services.length > 0 ? this.services.byIds({ vendorId }, services) : new Map(),
      treatmentTypes.length > 0
        ? this.treatmentTypes.byIds({ vendorId }, treatmentTypes)
        : new Map(),
    ]);
    return [namesOf(known, language), namesOf(types, language)];
  }
}

const namesOf = (
  things: ReadonlyMap<string, Parameters<typeof nameIn>[1]>,
  language: string,
): ReadonlyMap<string, string> =>
  new Map([...things].map(([id, thing]) => [id, nameIn(language, thing)]));

function summaryOf(
  kind: OfferKind,
  { _id, languageList, price, ...own }: Sold,
  code: string,
  { currency }: Vendor,
): OfferSummary {
  const language = languageOf(code) ?? FALLBACK_LANGUAGE;
  const { name, description } = pickTranslation(languageList, language, own);
  return { kind, _id: _id.toHexString(), name, description, price, currency };
}

function renewalOf(
  { now, language }: RequestContext,
  type: MembershipType,
  { name: venue, currency, timezone }: Vendor,
): OfferedRenewal | undefined {
  const { validityMonths: months, validityDays: days } = type;
  const renewal = renewalOffer(type);
  const today = venueToday(now.getTime(), timezone);
  const on = membershipEnd(today, present({ months, days }));
  if (!renewal || !on) return undefined;
  const name = nameIn(language, type);
  const facts = { ...renewal, ...present({ months, days }), venue, currency, name, on };
  return { price: renewal.price, consent: renewalTerms(language, facts).text };
}

const detailOf = (
  kind: OfferKind,
  sold: Sold,
  code: string,
  vendor: Vendor,
): Omit<OfferOutput, 'membership' | 'package'> => ({
  ...summaryOf(kind, sold, code, vendor),
  vendor: vendor.slug,
  agreement: sold.agreement ?? '',
});
