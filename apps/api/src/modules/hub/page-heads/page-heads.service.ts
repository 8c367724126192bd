import { defaultLanguage, languageInfo, toLanguage } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { jpegWidthOf, PICTURE_WIDTHS, pictureAddress } from '@atrium/rules/media/picture-sizes';
import { nameIn, textIn } from '@atrium/rules/texts/languages';
import { hasPart, type Part } from '@atrium/rules/venue/modules';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { Config } from '../../../config/config';
import { PlacedPictures, type ShownPictureOutput } from '../../media/public';
import { picturesOf, type Service, ServicesService } from '../../services/public';
import { isOfferedToGuests, TreatmentTypesService } from '../../spa/public';
import { type Vendor, VendorsService } from '../../vendors/public';
import { type HeadPicture, headTitle, pageHead } from './page-head';

interface Shown {
  readonly ctx: RequestContext;
  readonly vendor: Vendor;
}

/** What a page is about, besides its venue. */
interface Subject {
  readonly name: string;
  readonly description?: string | undefined;
  readonly path: string;
  readonly picture?: HeadPicture | undefined;
}

/** Titles, descriptions and pictures of the hub's pages, for those who share them: in the venue's language. */
@Injectable()
export class PageHeadsService {
  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly treatments: TreatmentTypesService,
    private readonly pictures: PlacedPictures,
    private readonly config: Config,
  ) {}

  /**
   * The head of a venue's page, or of one of what it offers.
   * @param slugOrId of the venue
   * @throws {NotFoundError} VENDOR_NOT_FOUND; NOT_FOUND for what guests cannot book
   */
  async head(
    call: CallContext,
    slugOrId: string,
    { activity, treatment }: { activity?: string; treatment?: string },
  ): Promise<string> {
    const { ctx, vendor } = await this.vendors.enter(call, slugOrId);
    const shown = { vendor, ctx: { ...ctx, language: vendor.languageCode } };
    if (activity) return this.headOf(shown, await this.activity(shown, activity));
    if (treatment) return this.headOf(shown, await this.treatment(shown, treatment));
    return this.headOf(shown, undefined);
  }

  private async headOf(shown: Shown, subject: Subject | undefined): Promise<string> {
    const { name: site, slug, tagline, languageCode } = shown.vendor;
    const language = toLanguage(languageCode) ?? defaultLanguage;
    const texts = messageTexts(language);
    const common = {
      ...{ site, locale: languageInfo[language].locale },
      address: this.config.link(`/activity-hub/${slug}${subject?.path ?? ''}`),
      picture: subject?.picture ?? (await this.pictureOfVenue(shown)),
    };
    if (!subject) {
      const description = tagline?.trim() || texts('pageHead.venue', { vendor: site });
      return pageHead({ ...common, title: headTitle(site), description });
    }
    const { name, description } = subject;
    return pageHead({
      ...{ ...common, title: headTitle(name, site) },
      description: description?.trim() || texts('pageHead.offer', { name, vendor: site }),
    });
  }

  /** Undefined for one that needs a code: its page is shared as the venue's. */
  private async activity({ ctx, vendor }: Shown, id: string): Promise<Subject | undefined> {
    assertOffers(vendor, 'activities');
    const service = await this.services.lookUp(ctx, id);
    if (!service.active) throw new NotFoundError();
    if (service.code) return undefined;
    const name = nameIn(ctx.language, service);
    return {
      ...{ name, description: textIn(ctx.language, service, 'description') },
      path: `/discover/${id}`,
      picture: await this.pictureOfService({ ctx, vendor }, service, name),
    };
  }

  private async treatment({ ctx, vendor }: Shown, id: string): Promise<Subject> {
    assertOffers(vendor, 'spa');
    const type = await this.treatments.get(ctx, id);
    if (!isOfferedToGuests(type)) throw new NotFoundError();
    return {
      name: nameIn(ctx.language, type),
      description: textIn(ctx.language, type, 'description'),
      path: `/new-treatment/${id}`,
    };
  }

  private async pictureOfService(
    { ctx, vendor }: Shown,
    service: Service,
    alt: string,
  ): Promise<HeadPicture | undefined> {
    const ids = picturesOf(service);
    const shown = await this.pictures.shown(ctx, ids, vendor.languageCode);
    const ready = ids.flatMap((id) => this.ours(shown.get(id.toHexString())) ?? []);
    return ready[0] ?? this.elsewhere(service.image, alt);
  }

  /** Its picture, or its logo, or that of the site. */
  private async pictureOfVenue({ ctx, vendor }: Shown): Promise<HeadPicture> {
    const { name, _cover, _logoLight, logo } = vendor;
    const shown = await this.pictures.named(ctx, [_cover, _logoLight], name);
    const cover = this.ours(shown.get(_cover?.toHexString() ?? ''));
    if (cover) return cover;
    const small =
      this.ours(shown.get(_logoLight?.toHexString() ?? '')) ?? this.elsewhere(logo, name);
    if (small) return { ...small, isLogo: true };
    return { address: this.config.link('/_public/social.png'), alt: name };
  }

  private ours(picture: ShownPictureOutput | undefined): HeadPicture | undefined {
    const widths = PICTURE_WIDTHS.filter((one) => picture?.widths.includes(one));
    if (!picture || widths.length === 0) return undefined;
    const named = jpegWidthOf(widths);
    const width = Math.min(named, picture.width);
    return {
      address: this.config.link(pictureAddress(picture._id, named, 'jpeg')),
      alt: picture.alt,
      size: { width, height: Math.round((width * picture.height) / picture.width) },
    };
  }

  /** A picture of another site, or of this one outside the gallery. */
  private elsewhere(address: string | undefined, alt: string): HeadPicture | undefined {
    if (!address) return undefined;
    const url = URL.parse(address, this.config.link('/'));
    const isShown = url && /^https?:$/.test(url.protocol) && url.href.length <= MOST_ADDRESS;
    return isShown ? { address: url.href, alt } : undefined;
  }
}

/** A longer one has no room in a header. */
const MOST_ADDRESS = 1_000;

/** @throws {NotFoundError} */
function assertOffers({ modules }: Vendor, part: Part): void {
  if (!hasPart(modules, part)) throw new NotFoundError();
}
