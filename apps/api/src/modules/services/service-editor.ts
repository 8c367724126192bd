import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { StaleVersionError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Dependents } from '../dependents/public';
import { PlacedPictures } from '../media/public';
import type { ServiceImpact, ServiceImpactQuery } from './dto/service-impact.dto';
import type { ServiceChange, ServiceInput } from './dto/service-input.dto';
import { type ServiceOutput, toServiceOutput } from './dto/service-output.dto';
import { mergeService, newService } from './merge-service';
import type { Service } from './service.schema';
import { assertAgeBands } from './service-age-bands';
import { assertTerms } from './service-prepayment';
import { assertTimes } from './service-times';
import { ServicesRepository } from './services.repository';
import { type ServiceChangeOptions, ServicesService } from './services.service';

/** Creates, changes and deletes services; listeners are called in the same transaction. */
@Injectable()
export class ServiceEditor implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: ServicesRepository,
    private readonly services: ServicesService,
    private readonly dependents: Dependents,
    private readonly placedPictures: PlacedPictures,
  ) {}

  onModuleInit(): void {
    this.placedPictures.register('services', (scope, _pictures) =>
      this.repository.count(scope, { _pictures }),
    );
  }

  /**
   * Adds a service, behind the others unless its place is given.
   * @throws {NotFoundError} a picture that the venue does not have
   * @throws {RuleError} INVALID_TIME, INVALID_PERIOD, CODE_TAKEN, CANCELLATION_STEPS_UNORDERED, PICTURE_WITHOUT_TEXT
   */
  create(ctx: RequestContext, input: ServiceInput): Promise<ServiceOutput> {
    assertAgeBands(input);
    const fields = newService(input);
    assertTimes(fields);
    assertTerms(fields);
    return this.transactions.run(ctx, async (tx) => {
      const sortOrder = input.sortOrder ?? (await this.repository.nextSortOrder(tx));
      const created = await this.repository.add(tx, { ...fields, sortOrder });
      await this.notifyListeners(tx, 'service.created', null, created);
      return toServiceOutput(created);
    });
  }

  /**
   * Shows what a change would break, without saving it.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} INVALID_TIME, INVALID_PERIOD, CANCELLATION_STEPS_UNORDERED
   */
  async preview(
    ctx: RequestContext,
    id: string,
    { version, ...change }: ServiceChange,
    page: ServiceImpactQuery = {},
  ): Promise<ServiceImpact> {
    const before = await this.services.get(ctx, id);
    if (version !== undefined && version !== before.version) {
      throw new StaleVersionError(before.version);
    }
    assertAgeBands(change);
    const { after } = mergeService(before, change);
    assertTimes(after);
    assertTerms(after);
    await this.placedPictures.assertPlaceable(ctx, before._pictures ?? [], after._pictures ?? []);
    await this.services.check(ctx, before, after);
    return this.services.impactOf(ctx, before, after, page);
  }

  /**
   * Changes the fields that were given.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} CAPACITY_BREAKS_BOOKINGS, by a listener, unless that is accepted
   * @throws {RuleError} INVALID_TIME, INVALID_PERIOD, CODE_TAKEN, CANCELLATION_STEPS_UNORDERED, PICTURE_WITHOUT_TEXT
   */
  change(
    ctx: RequestContext,
    id: string,
    { version, acceptsBrokenBookings: acceptsBroken = false, ...change }: ServiceChange,
  ): Promise<ServiceOutput> {
    assertAgeBands(change);
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.services.get(tx, id);
      const { set, unset, after: fields } = mergeService(before, change);
      assertTimes(fields);
      assertTerms(fields);
      const after = await this.repository.save(tx, before._id, version, {
        $set: set,
        ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map((key) => [key, 1])) } : {}),
      });
      await this.notifyListeners(tx, 'service.updated', before, after, { acceptsBroken });
      return toServiceOutput(after);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} SERVICE_IN_USE, with how many bookings it has: such a one is deactivated instead
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.services.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'service', before._id);
      await this.repository.delete(tx, before._id);
      await this.notifyListeners(tx, 'service.deleted', before, null);
      return null;
    });
  }

  private async notifyListeners(
    tx: Transaction,
    action: 'service.created' | 'service.updated' | 'service.deleted',
    before: Service | null,
    after: Service | null,
    options?: ServiceChangeOptions,
  ): Promise<void> {
    const entityId = (after ?? before)?._id;
    if (!entityId) return;
    await this.placedPictures.place(tx, before?._pictures ?? [], after?._pictures ?? []);
    await this.services.changed(tx, before, after, options);
    tx.audit({ action, entity: 'service', entityId, before, after });
    tx.emit({ type: action, entityId });
  }
}
