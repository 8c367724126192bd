import { eachDay } from '@atrium/rules/calendar/calendar-date';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { serviceDay } from '@atrium/rules/slots/service-day';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { BookingFiguresService, type FigureFilter, filterOf } from './booking-figures.service';
import { seatedOf } from './day-covers';
import {
  type CoverSums,
  type EndedVisit,
  TableFiguresRepository,
  type TableSums,
} from './table-figures.repository';

/** What of a dining room these figures are about. */
export interface FigureRoom {
  readonly _id: Types.ObjectId;
  readonly defaultFNB: boolean;
  readonly tables: readonly { readonly _id: Types.ObjectId }[];
}

/** When a room was open on a day. */
export interface OpenRoom {
  /** Hex id. */
  room: string;
  date: string;
  /** In any order; they may overlap. */
  spans: readonly TimeSpan[];
}

/** The sums behind the reports of the dining room: of the services whose guests sit at tables. */
@Injectable()
export class TableFiguresService {
  constructor(
    private readonly tables: TableFiguresRepository,
    private readonly figures: BookingFiguresService,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
  ) {}

  async covers(
    ctx: RequestContext,
    filter: FigureFilter,
    rooms: readonly FigureRoom[],
  ): Promise<CoverSums[]> {
    const [services, basis] = await Promise.all([this.seated(ctx), this.figures.basis(ctx)]);
    const { service: only, ...rest } = filter;
    const wanted = services.filter(({ _id }) => !only || _id.equals(only));
    const of = { filter: filterOf(rest), services: wanted.map(({ _id }) => _id) };
    return this.tables.covers(ctx, of, basis, rooms);
  }

  /** Parties of the period that have left. */
  visits(ctx: RequestContext, filter: FigureFilter): AsyncIterable<EndedVisit> {
    return this.tables.visits(ctx, filterOf(filter));
  }

  /** How long each table was taken on each day. */
  taken(ctx: RequestContext, filter: FigureFilter): Promise<TableSums[]> {
    return this.tables.tables(ctx, filterOf(filter));
  }

  /** When each room was open on each day, by the times of the services that seat in it. */
  async open(
    ctx: RequestContext,
    { from, until, service: only }: FigureFilter,
    rooms: readonly FigureRoom[],
  ): Promise<OpenRoom[]> {
    const [{ timezone }, seated] = await Promise.all([this.vendors.current(ctx), this.seated(ctx)]);
    const services = seated.filter(({ _id }) => !only || _id.equals(only));
    return eachDay(from, until).flatMap((date) => {
      const days = services.map((service) => ({
        service,
        spans: serviceDay(service, date, timezone).slots.map(({ start, end }) => ({
          ...{ from: start, until: end },
        })),
      }));
      return rooms.map((room) => {
        const spans = days.filter(({ service }) => seatsIn(service, room)).flatMap((d) => d.spans);
        return { room: room._id.toHexString(), date, spans };
      });
    });
  }

  private async seated(ctx: RequestContext): Promise<Service[]> {
    return seatedOf(await this.services.list(ctx));
  }
}

const seatsIn = ({ _venues = [] }: Service, { _id, defaultFNB }: FigureRoom): boolean =>
  _venues.length > 0 ? _venues.some((venue) => venue.equals(_id)) : defaultFNB;
