import { DAY, TEN } from '../scenes/booking-scene';
import { MONDAY } from '../test-app';
import { at, type Case, filters, refused } from './case';

const slot = { date: DAY, timeindex: TEN, participants: 1 };
const version = 0;
const TODAY = MONDAY.slice(0, 10);
/** A plan that joins a table of the other venue, and has one of its own in what is no section of it. */
const planWith = (table: string, section: string) => ({
  tables: [
    {
      ...{ name: 'Bay', guestCount: 4, section },
      ...{ position: { posX: 10, posY: 10 }, size: { width: 8, height: 8 } },
    },
  ],
  combinations: [{ name: 'Both', tables: [table, section], guestCount: 8 }],
});

/** Calls about dining rooms and who sits there. */
export const casesOfSeating: Record<string, Case> = {
  'post /api/v1/fnb/venues': refused(({ table, room, picture }) => [
    { path: '/api/v1/fnb/venues', body: { name: 'Terrace', ...planWith(table, room) } },
    { path: '/api/v1/fnb/venues', body: { name: 'Terrace', _background: picture } },
    { path: '/api/v1/fnb/venues', body: { name: 'Terrace', _picture: picture } },
  ]),
  'put /api/v1/fnb/venues/{id}': refused((theirs, own) => [
    { path: `/api/v1/fnb/venues/${theirs.room}`, body: { name: 'Ours', version } },
    {
      path: `/api/v1/fnb/venues/${own.room}`,
      body: { ...planWith(theirs.table, theirs.room), version },
    },
    { path: `/api/v1/fnb/venues/${own.room}`, body: { _background: theirs.picture, version } },
    { path: `/api/v1/fnb/venues/${own.room}`, body: { _picture: theirs.picture, version } },
  ]),
  'post /api/v1/fnb/venues/{id}/impact': refused((theirs, own) => [
    { path: `/api/v1/fnb/venues/${theirs.room}/impact`, body: { name: 'Ours', version } },
    {
      path: `/api/v1/fnb/venues/${own.room}/impact`,
      body: { ...planWith(theirs.table, theirs.room), version },
    },
    {
      path: `/api/v1/fnb/venues/${own.room}/impact`,
      body: { _background: theirs.picture, version },
    },
    { path: `/api/v1/fnb/venues/${own.room}/impact`, body: { _picture: theirs.picture, version } },
  ]),
  'delete /api/v1/fnb/venues/{id}': at(({ room }) => `/api/v1/fnb/venues/${room}`),
  'get /api/v1/fnb/venues/{id}/feed': at(({ room }) => `/api/v1/fnb/venues/${room}/feed`),
  'post /api/v1/fnb/venues/{id}/feed': at(({ room }) => `/api/v1/fnb/venues/${room}/feed`),
  'delete /api/v1/fnb/venues/{id}/feed': at(({ room }) => `/api/v1/fnb/venues/${room}/feed`),
  'post /api/v1/fnb/pauses': refused(({ service, room }) => [
    { path: '/api/v1/fnb/pauses', body: { _service: service, until: 60 } },
    { path: '/api/v1/fnb/pauses', body: { _venue: room, until: 60 } },
  ]),
  'delete /api/v1/fnb/pauses/{id}': at(({ pause }) => `/api/v1/fnb/pauses/${pause}`),
  'post /api/v1/fnb/blocks': refused((theirs, own) => {
    const body = (change: object) => ({
      path: '/api/v1/fnb/blocks',
      body: {
        ...{ _venue: own.room, from: '2026-06-26', until: '2026-06-26', reason: 'Painter' },
        ...change,
      },
    });
    return [
      body({ _venue: theirs.room }),
      body({ tables: [theirs.table] }),
      body({ section: theirs.room }),
    ];
  }),
  'delete /api/v1/fnb/blocks/{id}': at(({ block }) => `/api/v1/fnb/blocks/${block}`),
  'post /api/v1/seating/reservations': refused((theirs, own) => {
    const draft = { ...slot, _service: own.service, tables: [{ _table: own.table }] };
    const body = (change: object) => ({
      path: '/api/v1/seating/reservations',
      body: { ...draft, ...change },
    });
    return [
      body({ _service: theirs.service }),
      body({ _customer: theirs.guest }),
      body({ _segment: theirs.segment }),
      body({ _bookingStatus: theirs.status }),
      body({ tables: [{ _table: theirs.table }] }),
      body({ tableWish: { _table: theirs.table } }),
    ];
  }),
  'put /api/v1/seating/reservations/{id}': refused((theirs, own) => {
    const body = (id: string, change: object) => ({
      path: `/api/v1/seating/reservations/${id}`,
      body: { ...change, version },
    });
    return [
      body(theirs.booking, { participants: 2 }),
      body(own.booking, { _service: theirs.service }),
      body(own.booking, { _customer: theirs.guest }),
      body(own.booking, { _segment: theirs.segment }),
      body(own.booking, { _bookingStatus: theirs.status }),
      body(own.booking, { tables: [{ _table: theirs.table }] }),
      body(own.booking, { tableWish: { _table: theirs.table } }),
    ];
  }),
  'delete /api/v1/seating/reservations/{id}': at(
    ({ booking }) => `/api/v1/seating/reservations/${booking}`,
  ),
  'post /api/v1/seating/proposals/{id}/accept': at(
    ({ proposal }) => `/api/v1/seating/proposals/${proposal}/accept`,
  ),
  'post /api/v1/seating/proposals/{id}/undo': at(
    ({ proposal }) => `/api/v1/seating/proposals/${proposal}/undo`,
  ),
  'put /api/v1/seating/sections/{date}': refused((theirs, own) => {
    const body = (change: object) => ({
      path: `/api/v1/seating/sections/${DAY}`,
      body: {
        ...{ _venue: own.room, version },
        servers: [{ section: own.section, _user: own.user }],
        ...change,
      },
    });
    return [
      body({ _venue: theirs.room }),
      body({ servers: [{ section: own.section, _user: theirs.user }] }),
      body({ servers: [{ section: theirs.section, _user: own.user }] }),
    ];
  }),
  'get /api/v1/seating/wait': at(
    ({ room }) => `/api/v1/seating/wait?participants=2&_venue=${room}`,
  ),
  'get /api/v1/seating/door': filters(({ room }) => `/api/v1/seating/door?_venue=${room}`),
  'post /api/v1/seating/door': refused(({ room }) => [
    {
      path: '/api/v1/seating/door',
      body: { _venue: room, date: TODAY, name: 'Berg', participants: 2 },
    },
  ]),
  'put /api/v1/seating/door/{id}': at(({ doorParty }) => `/api/v1/seating/door/${doorParty}`, {
    state: 'left',
  }),
  'post /api/v1/seating/door/{id}/seat': refused((theirs, own) => {
    const body = (party: string, change: object) => ({
      path: `/api/v1/seating/door/${party}/seat`,
      body: { _service: own.service, tables: [{ _table: own.table }], ...change },
    });
    return [
      body(theirs.doorParty, {}),
      body(own.doorParty, { _service: theirs.service }),
      body(own.doorParty, { tables: [{ _table: theirs.table }] }),
    ];
  }),
};
