import { jpegWidthOf, PICTURE_WIDTHS, pictureAddress } from '@atrium/rules/media/picture-sizes';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type {
  CallContext,
  RequestContext,
  TenantScope,
} from '../../common/context/request-context';
import { SharedReads } from '../../common/database/shared-reads';
import { present } from '../../common/present';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Config } from '../../config/config';
import { PlacedPictures } from '../media/public';
import { type Vendor, VendorsService } from '../vendors/public';
import { assertReadable } from './assert-readable';
import { type Theme, type ThemeStyles, themeParts } from './theme.schema';
import {
  type BrandedPictures,
  type ThemeChange,
  type ThemeInput,
  type ThemeOutput,
  toStyle,
  toThemeOutput,
  toVendorBranding,
  type VendorBrandingOutput,
} from './themes.dto';
import { ThemesRepository } from './themes.repository';

/** How long another process's change of a theme may stay unseen by mail, in milliseconds. */
const LOOKED_UP_FOR_MS = 1_000;

/** How the pages and the mail of a venue look. */
@Injectable()
export class ThemesService {
  /** Every booking writes a mail in its venue's colours. */
  private readonly reads = new SharedReads<ThemeStyles>(LOOKED_UP_FOR_MS);

  constructor(
    private readonly transactions: Transactions,
    private readonly themes: ThemesRepository,
    private readonly vendors: VendorsService,
    private readonly placedPictures: PlacedPictures,
    private readonly config: Config,
  ) {}

  /** By name. */
  async list(ctx: RequestContext): Promise<ThemeOutput[]> {
    const { _defaultTheme } = await this.vendors.current(ctx);
    const themes = await this.themes.byName(ctx);
    return themes.map((theme) => toThemeOutput(theme, theme._id.equals(_defaultTheme)));
  }

  /** By hex id; an id that no theme has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Theme>> {
    const found = await this.themes.find(scope, { _id: { $in: [...ids] } });
    return new Map(found.map((one) => [one._id.toHexString(), one]));
  }

  /** The theme of the venue's pages; null if none is chosen. */
  async defaultOf(ctx: RequestContext): Promise<Theme | null> {
    const { _defaultTheme } = await this.vendors.current(ctx);
    return _defaultTheme ? this.themes.findOne(ctx, { _id: _defaultTheme }) : null;
  }

  /** The styles of the venue's theme, cached, so not for editing; none if it has chosen no theme. */
  async cachedStyles({ vendorId }: TenantScope): Promise<ThemeStyles> {
    const { _defaultTheme: _id } = await this.vendors.resolve(vendorId);
    if (!_id) return {};
    const read = async () => (await this.themes.findOne({ vendorId }, { _id })) ?? {};
    return this.reads.read(_id.toHexString(), read);
  }

  /**
   * The theme of a venue's guest pages.
   * @param slugOrId of the venue
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async branding(call: CallContext, slugOrId: string): Promise<VendorBrandingOutput> {
    const { ctx, vendor } = await this.vendors.enter(call, slugOrId);
    const [theme, pictures] = await Promise.all([
      vendor._defaultTheme ? this.themes.findOne(ctx, { _id: vendor._defaultTheme }) : null,
      this.picturesOf(ctx, vendor),
    ]);
    return toVendorBranding(theme, vendor, {
      holdMinutes: this.config.env.HOLD_MINUTES,
      ...(Object.keys(pictures).length > 0 ? { pictures } : {}),
    });
  }

  /** The absolute address of the logo, as mail programs read it. */
  async mailLogo(scope: TenantScope, vendor: Vendor): Promise<string | undefined> {
    if (!vendor._logoLight) return vendor.logo;
    const { logo } = await this.picturesOf(scope, vendor);
    const widths = PICTURE_WIDTHS.filter((one) => logo?.widths.includes(one));
    if (!logo || widths.length === 0) return vendor.logo;
    return this.config.link(pictureAddress(logo._id, jpegWidthOf(widths), 'jpeg'));
  }

  private async picturesOf(
    scope: TenantScope,
    { name, _logoLight, _logoDark, _cover, _icon }: Vendor,
  ): Promise<BrandedPictures> {
    const ids = { logo: _logoLight, logoDark: _logoDark, cover: _cover, icon: _icon };
    const found = await this.placedPictures.named(scope, Object.values(ids), name);
    const shown = Object.entries(ids).map(([key, id]) => [key, found.get(id?.toHexString() ?? '')]);
    return present(Object.fromEntries(shown));
  }

  /** @throws {RuleError} INVALID_COLOR, INSUFFICIENT_CONTRAST */
  create(ctx: RequestContext, input: ThemeInput): Promise<ThemeOutput> {
    const { styles } = stylesOf(input);
    assertReadable(styles);
    return this.transactions.run(ctx, async (tx) => {
      const { _defaultTheme } = await this.vendors.current(tx);
      const created = await this.themes.add(tx, { name: input.name.trim(), ...styles });
      tx.audit({ action: 'theme.created', entity: 'theme', entityId: created._id, after: created });
      const isDefault = input.vendorDefault ?? _defaultTheme === undefined;
      if (isDefault) await this.vendors.setDefaultTheme(tx, created._id);
      return this.told(tx, 'theme.created', created, isDefault);
    });
  }

  /**
   * Changes the parts that were given. `vendorDefault: false` on the venue's theme leaves it none.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} INVALID_COLOR, INSUFFICIENT_CONTRAST
   */
  change(
    ctx: RequestContext,
    id: string,
    { version, vendorDefault, name, ...parts }: ThemeChange,
  ): Promise<ThemeOutput> {
    const { styles, removed } = stylesOf(parts);
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.themes.get(tx, id);
      const { _defaultTheme } = await this.vendors.current(tx);
      const whole: ThemeStyles = { ...before, ...styles };
      for (const part of removed) delete whole[part];
      assertReadable(whole);
      const after = await this.themes.updateVersioned(tx, before._id, version, {
        $set: { ...styles, ...present({ name: name?.trim() || undefined }) },
        ...(removed.length > 0
          ? { $unset: Object.fromEntries(removed.map((part) => [part, 1])) }
          : {}),
      });
      tx.audit({ action: 'theme.updated', entity: 'theme', entityId: after._id, before, after });
      const wasDefault = after._id.equals(_defaultTheme);
      const isDefault = vendorDefault ?? wasDefault;
      if (isDefault !== wasDefault) {
        await this.vendors.setDefaultTheme(tx, isDefault ? after._id : null);
      }
      tx.afterCommit(() => this.reads.forget(after._id.toHexString()));
      return this.told(tx, 'theme.updated', after, isDefault);
    });
  }

  /** The venue's own look is left with none. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.themes.get(tx, id);
      const { _defaultTheme } = await this.vendors.current(tx);
      await this.themes.delete(tx, before._id);
      if (before._id.equals(_defaultTheme)) await this.vendors.setDefaultTheme(tx, null);
      tx.audit({ action: 'theme.deleted', entity: 'theme', entityId: before._id, before });
      tx.emit({ type: 'theme.deleted', entityId: before._id });
      return null;
    });
  }

  private told(tx: Transaction, type: string, theme: Theme, isDefault: boolean): ThemeOutput {
    tx.emit({ type, entityId: theme._id });
    return toThemeOutput(theme, isDefault);
  }
}

/** The given parts as stored, and those to remove. */
function stylesOf(input: Omit<ThemeChange, 'name'>) {
  const styles: ThemeStyles = {};
  for (const part of themeParts) {
    const given = input[part];
    if (given) styles[part] = toStyle(given);
  }
  return { styles, removed: themeParts.filter((part) => input[part] === null) };
}
