import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import type { ResourceKind, ResourceOccupation } from '../claim';

/** Days, both included; absent: however early or late. */
export interface OccupationPeriod {
  /** yyyy-mm-dd */
  readonly from?: string;
  /** yyyy-mm-dd */
  readonly until?: string;
}

/** Who has which resources when, by their own documents, in order of date. */
export type OccupationSource = (
  scope: TenantScope,
  period: OccupationPeriod,
) => AsyncIterable<ResourceOccupation>;

/**
 * Everybody who holds resources, for the recount and the repair. Capacity knows no holders: each module
 * that claims resources registers how to read its own.
 */
@Injectable()
export class OccupationSources {
  private readonly sources = new Map<ResourceKind, OccupationSource[]>();

  /** Called once per source, when its module starts. */
  register(kind: ResourceKind, source: OccupationSource): void {
    this.sources.set(kind, [...(this.sources.get(kind) ?? []), source]);
  }

  /** Kinds of resources whose holders are known. */
  get kinds(): ResourceKind[] {
    return [...this.sources.keys()];
  }

  /** All that is held of a kind, in order of date. */
  read(
    scope: TenantScope,
    kind: ResourceKind,
    period: OccupationPeriod = {},
  ): AsyncGenerator<ResourceOccupation> {
    return mergedByDate((this.sources.get(kind) ?? []).map((source) => source(scope, period)));
  }
}

/** @param streams each in order of date */
async function* mergedByDate(
  streams: readonly AsyncIterable<ResourceOccupation>[],
): AsyncGenerator<ResourceOccupation> {
  const heads: { value: ResourceOccupation; rest: AsyncIterator<ResourceOccupation> }[] = [];
  const advance = async (rest: AsyncIterator<ResourceOccupation>) => {
    const { done, value } = await rest.next();
    if (!done) heads.push({ value, rest });
  };
  for (const stream of streams) await advance(stream[Symbol.asyncIterator]());
  while (heads.length > 0) {
    heads.sort((a, b) => (a.value.date < b.value.date ? -1 : 1));
    const first = heads.shift();
    if (!first) return;
    yield first.value;
    await advance(first.rest);
  }
}
