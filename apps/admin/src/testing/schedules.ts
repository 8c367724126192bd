import { type MockRoutes, reply } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { id, ok, signedIn } from './fixtures';
import { renderApp } from './render-app';
import { anAbsence, aShift, aTherapist, spaOf } from './spa-fixtures';

export const WEEK = 'GET /api/v1/admin/spa/schedule/from/:from/until/:until';
export const PLAN = 'POST /api/spa/schedule';
export const CHANGE = 'PUT /api/spa/schedule';
export const REMOVE = 'DELETE /api/spa/schedule';
export const COPY = 'POST /api/v1/spa/schedule/copy';
export const USE = 'POST /api/v1/spa/shift-templates/:id/shifts';
export const TAKE_BACK = 'DELETE /api/v1/spa/schedule/shifts';
export const AWAY = 'POST /api/v1/spa/absences';
export const PREVIEW = 'POST /api/v1/spa/takeovers/preview';
export const TAKE = 'POST /api/v1/spa/takeovers';

export const berit = aTherapist({ _id: id(121), name: 'Berit Dahl', sortOrder: 20 });
export const lunch = [{ start: 720, end: 750 }];
export const week = {
  shifts: [aShift({ breaks: lunch }), aShift({ _id: id(151), _therapist: id(121), version: 3 })],
  absences: [anAbsence()],
  _vendor: { spaTimeSlotSpaceInMinutes: 30 },
};
const loaded: MockRoutes = {
  ...spaOf({ therapists: [aTherapist(), berit] }),
  [WEEK]: () => ok(week),
};
export const open = (http: MockRoutes = {}, level: AccessLevel = 2, address = '/admin/schedules') =>
  renderApp(address, { signedIn: true, http: { ...signedIn(level), ...loaded, ...http } });

const narrow = window.matchMedia('print');
/** jsdom has no width. */
export const wide = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...narrow,
    media,
    matches: isWide && media.includes('min-width'),
  }));
export const refuseWith = (code: string, data: object) =>
  reply(409, { success: false, statusCode: 409, code, message: code, data });
