import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
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

interface Taken extends Occupied {
  /** Hex id of the resource. */
  readonly resource: string;
}

/** A part of an occupation, with the hex ids of its resource and its holder. */
export interface TakenPart {
  readonly resource: string;
  readonly holder: string;
  readonly start: number;
  readonly end: number;
}

/** Who has which resources on some days. */
export class TakenResources {
  private readonly days = new Map<string, Taken[]>();

  /** @param occ with the resource and the day in its id */
  addDay({ _id, occ }: Pick<Occupation, '_id' | 'occ'>): void {
    const resource = resourceIdOf(_id);
    const date = dateOfOccupation(_id);
    const known = this.days.get(date) ?? [];
    this.days.set(date, known);
    for (const one of occ) known.push({ ...one, resource });
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
    for (const [date, taken] of this.days) {
      this.days.set(
        date,
        taken.filter(({ b }) => !isMeant(b)),
      );
    }
  }

  /** Who has a resource on a day. @param resource hex id @param date yyyy-mm-dd */
  on(resource: string, date: string): readonly Occupied[] {
    return (this.days.get(date) ?? []).filter((one) => one.resource === resource);
  }

  /**
   * Who has what on a day and the next; past midnight an occupation comes in two parts.
   * @param date yyyy-mm-dd @returns times in minutes from its midnight
   */
  from(date: string): TakenPart[] {
    const parts = (day: string, shift: number) =>
      (this.days.get(day) ?? []).map(({ resource, b: holder, s, e }) => ({
        ...{ resource, holder, start: s + shift, end: e + shift },
      }));
    return [...parts(date, 0), ...parts(addDays(date, 1), MINUTES_PER_DAY)];
  }

  /**
   * Hex ids of the resources that somebody has at some time in between.
   * @param date yyyy-mm-dd @param start @param end minutes from its midnight; past 1440 on the next day
   */
  during(date: string, start: number, end: number): ReadonlySet<string> {
    const found = new Set<string>();
    const look = (day: string, from: number, to: number) => {
      for (const { resource, s, e } of this.days.get(day) ?? []) {
        if (s < to && e > from) found.add(resource);
      }
    };
    look(date, start, Math.min(end, MINUTES_PER_DAY));
    if (end > MINUTES_PER_DAY) look(addDays(date, 1), 0, end - MINUTES_PER_DAY);
    return found;
  }

  private textOfDay(date: string): string {
    let text = '';
    for (const { resource, b, s, e } of this.days.get(date) ?? []) {
      text += `${resource} ${b} ${s}-${e},`;
    }
    return text;
  }
}

/** Which occupations a read of some days asks for: a range of ids, so that other kinds are not even looked at. */
export const occupationsOn = (
  _vendor: Types.ObjectId,
  kind: ResourceKind,
  days: readonly string[],
) => ({ _vendor, date: { $in: [...days] }, _id: { $gte: `${kind}:`, $lt: `${kind};` } });

/** Reads who has which resources: one query, by the index of days and kinds. */
@Injectable()
export class OccupationReader {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** @param dates yyyy-mm-dd; what ends on the day after one of them is known as well */
  async taken(
    { vendorId, session, now }: TenantScope & { readonly now: Date },
    kind: ResourceKind,
    dates: readonly string[],
  ): Promise<TakenResources> {
    const days = [...new Set(dates.flatMap((date) => [date, addDays(date, 1)]))];
    const found = this.connection
      .collection<Occupation>(OCCUPATIONS)
      .find(occupationsOn(objectId(vendorId), kind, days), {
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
