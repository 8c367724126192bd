import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { ResourceKind, ResourceOccupation } from '../claim';
import {
  isLive,
  OCCUPATIONS,
  OCCUPATIONS_BY_KIND,
  type Occupation,
  type Occupied,
} from './occupation.schema';
import { dateOfOccupation, piecesOf, resourceIdOf } from './occupation-changes';

/** Two months of a large room in one round trip. */
const ONE_BATCH = 20_000;

/** A part of an occupation, with the hex ids of its resource and its holder. */
export interface TakenPart {
  readonly resource: string;
  readonly holder: string;
  readonly start: number;
  readonly end: number;
}

/** Who has which resources on some days. */
export class TakenResources {
  /** By day, then by the hex id of the resource. */
  private readonly days = new Map<string, Map<string, Occupied[]>>();

  /** @param occ with the resource and the day in its id */
  addDay({ _id, occ }: Pick<Occupation, '_id' | 'occ'>): void {
    const date = dateOfOccupation(_id);
    const day = this.days.get(date) ?? new Map<string, Occupied[]>();
    this.days.set(date, day);
    const resource = resourceIdOf(_id);
    const known = day.get(resource);
    if (known) known.push(...occ);
    else day.set(resource, [...occ]);
  }

  add(occupation: ResourceOccupation): void {
    for (const { id, b, s, e } of piecesOf(occupation))
      this.addDay({ _id: id, occ: [{ b, s, e }] });
  }

  /**
   * Who has what on a day and the next, as a text: the same as long as they are, from query to query.
   * @param date yyyy-mm-dd
   */
  textOf(date: string): string {
    return `${this.textOfDay(date)}/${this.textOfDay(addDays(date, 1))}`;
  }

  /** @param holder its id */
  remove(holder: string): void {
    this.removeAll((one) => one === holder);
  }

  /** Of all holders that are meant. */
  removeAll(isMeant: (holder: string) => boolean): void {
    for (const day of this.days.values()) {
      for (const [resource, taken] of day) {
        day.set(
          resource,
          taken.filter(({ b }) => !isMeant(b)),
        );
      }
    }
  }

  /** Who has a resource on a day. @param resource hex id @param date yyyy-mm-dd */
  on(resource: string, date: string): readonly Occupied[] {
    return this.days.get(date)?.get(resource) ?? [];
  }

  /**
   * Who has what on a day and the next; past midnight an occupation comes in two parts.
   * @param date yyyy-mm-dd @returns times in minutes from its midnight
   */
  from(date: string): TakenPart[] {
    return [...this.partsOf(date, 0), ...this.partsOf(addDays(date, 1), MINUTES_PER_DAY)];
  }

  /**
   * When each resource is taken on a day, the one before it and the one after, in the order they are stored.
   * @param date yyyy-mm-dd @returns by hex id, in minutes from its midnight; negative on the day before
   */
  spansAround(date: string): ReadonlyMap<string, TimeSpan[]> {
    const spans = new Map<string, TimeSpan[]>();
    for (const offset of [-1, 0, 1]) {
      const midnight = offset * MINUTES_PER_DAY;
      for (const [resource, occ] of this.days.get(addDays(date, offset)) ?? []) {
        const known = spans.get(resource) ?? [];
        spans.set(resource, known);
        for (const { s, e } of occ) known.push({ from: s + midnight, until: e + midnight });
      }
    }
    return spans;
  }

  /**
   * Hex ids of the resources that somebody has at some time in between.
   * @param date yyyy-mm-dd @param start @param end minutes from its midnight; past 1440 on the next day
   */
  during(date: string, start: number, end: number): ReadonlySet<string> {
    const found = new Set<string>();
    const look = (day: string, from: number, to: number) => {
      for (const [resource, occ] of this.days.get(day) ?? []) {
        if (occ.some(({ s, e }) => s < to && e > from)) found.add(resource);
      }
    };
    look(date, start, Math.min(end, MINUTES_PER_DAY));
    if (end > MINUTES_PER_DAY) look(addDays(date, 1), 0, end - MINUTES_PER_DAY);
    return found;
  }

  private textOfDay(date: string): string {
    let text = '';
    for (const { resource, holder, start, end } of this.partsOf(date, 0)) {
      text += `${resource} ${holder} ${start}-${end},`;
    }
    return text;
  }

  /** @param midnight of the day, in minutes from that of the day asked for */
  private partsOf(date: string, midnight: number): TakenPart[] {
    const parts: TakenPart[] = [];
    for (const [resource, occ] of this.days.get(date) ?? []) {
      for (const { b: holder, s, e } of occ) {
        parts.push({ resource, holder, start: s + midnight, end: e + midnight });
      }
    }
    return parts;
  }
}

/** Which occupations a read of some days asks for: ranges of ids, so that other kinds are not even looked at. */
export const occupationsOn = (
  _vendor: Types.ObjectId,
  kinds: readonly ResourceKind[],
  days: readonly string[],
) => ({
  ...{ _vendor, date: { $in: [...days] } },
  $or: kinds.map((kind) => ({ _id: { $gte: `${kind}:`, $lt: `${kind};` } })),
});

/** Reads who has which resources: one query, by the index of days and kinds. */
@Injectable()
export class OccupationReader {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** @param dates yyyy-mm-dd; what ends on the day after one of them is known as well */
  async taken(
    { vendorId, session, now }: TenantScope & { readonly now: Date },
    kinds: readonly ResourceKind[],
    dates: readonly string[],
  ): Promise<TakenResources> {
    const days = [...new Set(dates.flatMap((date) => [date, addDays(date, 1)]))];
    const found = this.connection
      .collection<Occupation>(OCCUPATIONS)
      .find(occupationsOn(objectId(vendorId), kinds, days), {
        ...{ session, batchSize: ONE_BATCH, hint: OCCUPATIONS_BY_KIND },
        projection: { occ: 1 },
      });
    const taken = new TakenResources();
    for (const { _id, occ } of await found.toArray()) {
      taken.addDay({ _id, occ: occ.filter((one) => isLive(one, now)) });
    }
    return taken;
  }
}
