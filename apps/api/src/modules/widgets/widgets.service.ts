import { frameAncestors, originOf, widgetServices } from '@atrium/rules/widgets/widget';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { clientId, objectId } from '../../common/database/object-id';
import { NotFoundError, StaleVersionError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Dependents } from '../dependents/public';
import { ServicesService } from '../services/public';
import { VendorsService } from '../vendors/public';
import { WidgetSettingsRepository } from './widget-settings.repository';
import type { Widget, WidgetSettings } from './widget-settings.schema';
import type {
  ContainerOutput,
  WidgetInput,
  WidgetOutput,
  WidgetSettingsInput,
  WidgetSettingsOutput,
} from './widgets.dto';

type Fields = Pick<WidgetSettings, 'origins' | 'widgets'>;

const untouched: Fields = { origins: [], widgets: [] };

/** A venue's booking on its own sites: which sites, and what each of its widgets offers. */
@Injectable()
export class WidgetsService implements OnModuleInit {
  constructor(
    private readonly settings: WidgetSettingsRepository,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    // the widget keeps its other services, or says that there is nothing to book
    this.dependents.register('service', {
      kind: 'widgets',
      count: async (scope, service) => {
        const { widgets } = (await this.settings.findOne(scope, {})) ?? untouched;
        return widgets.filter(({ services }) => services.some((one) => one.equals(service))).length;
      },
    });
  }

  async read(ctx: RequestContext): Promise<WidgetSettingsOutput> {
    return this.told(ctx, await this.settings.findOne(ctx, {}));
  }

  /**
   * @throws {StaleVersionError}
   * @throws {NotFoundError} a widget or a service that the venue does not have
   */
  change(
    ctx: RequestContext,
    { version, ...input }: WidgetSettingsInput,
  ): Promise<WidgetSettingsOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.settings.findOne(tx, {});
      const old = before ?? untouched;
      const origins = input.origins.flatMap((text) => originOf(text) ?? []);
      const fields: Fields = {
        origins: [...new Set(origins)],
        widgets: input.widgets.map((one) => toWidget(one, old.widgets)),
      };
      await this.assertNewlyNamed(tx, old.widgets, fields.widgets);
      const after = await this.write(tx, before, fields, version);
      tx.audit({
        ...{ action: 'widgetSettings.updated', entity: 'widgetSettings', entityId: after._id },
        ...{ before: toldToLog(old), after: toldToLog(after) },
      });
      tx.emit({ type: 'widgetSettings.updated', entityId: after._id });
      return this.told(tx, after);
    });
  }

  /**
   * What a widget offers, for whoever sees it.
   * @param id of one of the venue's widgets; undefined: all that can be booked
   * @throws {NotFoundError} NOT_FOUND, VENDOR_NOT_FOUND
   * @throws {ForbiddenError} MODULE_OFF
   */
  async container(
    call: CallContext,
    vendor: string,
    id: string | undefined,
  ): Promise<ContainerOutput> {
    const { ctx } = await this.vendors.enter({ ...call, part: 'openBooking' }, vendor);
    if (id === undefined) return { theme: 'auto' };
    const { widgets } = (await this.settings.findOne(ctx, {})) ?? untouched;
    const wanted = clientId(id);
    const widget = widgets.find(({ _id }) => _id.equals(wanted));
    if (!widget) throw new NotFoundError();
    const { services, categories, ...look } = toWidgetOutput(widget);
    const isAll = services.length === 0 && categories.length === 0;
    const { languageCode, theme, accent, participants } = look;
    return {
      ...(isAll ? {} : { services: await this.offered(ctx, { services, categories }) }),
      ...{ theme, ...(languageCode ? { languageCode } : {}), ...(accent ? { accent } : {}) },
      ...(participants ? { participants } : {}),
    };
  }

  /** The `frame-ancestors` of a venue's booking; none for an unknown venue. */
  async ancestors(vendor: string): Promise<string> {
    const found = await this.vendors.find(vendor);
    if (!found?.modules.openBooking) return "'none'";
    const settings = await this.settings.findOne({ vendorId: found._id.toHexString() }, {});
    return frameAncestors((settings ?? untouched).origins);
  }

  private async offered(
    ctx: RequestContext,
    chosen: { services: string[]; categories: string[] },
  ): Promise<string[]> {
    const active = await this.services.active(ctx);
    const all = active.map(({ _id, category }) => ({ _id: _id.toHexString(), category }));
    return widgetServices(all, chosen).map(({ _id }) => _id);
  }

  /** A widget may keep a deleted service, but cannot name another venue's. */
  private async assertNewlyNamed(
    tx: Transaction,
    before: readonly Widget[],
    after: readonly Widget[],
  ): Promise<void> {
    const known = new Set(idsOf(before));
    const named = idsOf(after).filter((id) => !known.has(id));
    const found = await this.services.byIds(tx, named.map(objectId));
    if (named.some((id) => !found.has(id))) throw new NotFoundError();
  }

  private write(
    tx: Transaction,
    before: WidgetSettings | null,
    fields: Fields,
    version: number | undefined,
  ): Promise<WidgetSettings> {
    if (before) return this.settings.updateVersioned(tx, before._id, version, { $set: fields });
    if (version) throw new StaleVersionError(0);
    const times = { createdAt: tx.now, updatedAt: tx.now };
    return this.settings.insert(tx, { ...fields, ...times, version: 1 });
  }

  private async told(
    ctx: RequestContext,
    settings: WidgetSettings | null,
  ): Promise<WidgetSettingsOutput> {
    const { slug } = await this.vendors.current(ctx);
    const { origins, widgets } = settings ?? untouched;
    return {
      ...{ _id: ctx.vendorId, slug, origins },
      widgets: widgets.map(toWidgetOutput),
      version: settings?.version ?? 0,
    };
  }
}

const idsOf = (widgets: readonly Widget[]): string[] => [
  ...new Set(widgets.flatMap(({ services }) => services.map((id) => id.toHexString()))),
];

/** @throws {NotFoundError} an id that none of the venue's widgets has */
function toWidget(input: WidgetInput, known: readonly Widget[]): Widget {
  const { _id: id, name, services, categories, ...look } = input;
  const { languageCode, theme, accent, participants } = look;
  const _id = id === undefined ? new Types.ObjectId() : clientId(id);
  if (id !== undefined && !known.some((one) => one._id.equals(_id))) throw new NotFoundError();
  return {
    ...{ _id, name, theme },
    services: [...new Set(services)].map(objectId),
    categories: [...new Set(categories)],
    ...(languageCode ? { languageCode } : {}),
    ...(accent ? { accent: accent.toLowerCase() } : {}),
    ...(participants ? { participants } : {}),
  };
}

const toWidgetOutput = ({ _id, services, ...widget }: Widget): WidgetOutput => ({
  ...widget,
  _id: _id.toHexString(),
  services: services.map((id) => id.toHexString()),
});

/** The log shows which widgets there were, by name. */
const toldToLog = ({ origins, widgets }: Fields) => ({
  origins,
  widgets: widgets.map(({ name }) => name),
});
