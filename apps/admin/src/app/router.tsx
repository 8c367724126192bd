import { AppPages } from '@atrium/ui/components/frame/app-pages';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { pageRoute } from '@atrium/ui/lib/loading/page-route';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../paths';

const loadLogin = () => import('./routes/session/login');

/** A guest's pages, below the card. */
const guestRoutes: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/guests/bookings')),
  pageRoute({ path: 'new_booking' }, () => import('./routes/guests/new-booking')),
  pageRoute({ path: 'memberships' }, () => import('./routes/guests/memberships')),
  pageRoute(
    { path: 'manage-membership/:membershipId' },
    () => import('./routes/guests/membership'),
  ),
  pageRoute({ path: 'messages' }, () => import('./routes/guests/messages')),
  pageRoute({ path: 'auditLogs' }, () => import('./routes/guests/audit-log')),
  pageRoute({ path: 'treatments' }, () => import('./routes/guests/treatments')),
  pageRoute({ path: 'stays' }, () => import('./routes/guests/stays')),
  pageRoute({ path: 'stays/new' }, () => import('./routes/guests/new-stay')),
  pageRoute({ path: 'stays/:stayId' }, () => import('./routes/guests/stay')),
  pageRoute({ path: 'passwordReset' }, () => import('./routes/guests/password-reset')),
];

/** An evening in the dining rooms, one way or the other. */
const seatingRoutes: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/seating/plan')),
  pageRoute({ path: 'timeline' }, () => import('./routes/seating/timeline')),
];

/** A day of the spa, by therapist or by room, and the week of one therapist. */
const treatmentRoutes: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/spa/day')),
  pageRoute({ path: 'rooms' }, () => import('./routes/spa/rooms')),
  pageRoute({ path: 'therapist/:therapistId' }, () => import('./routes/spa/week')),
];

/** Gift cards, and one of them. */
const voucherRoutes: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/payments/vouchers')),
  pageRoute({ path: ':id' }, () => import('./routes/payments/voucher')),
];

/** Payments, by payment and by day, and one of them. */
const paymentRoutes: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/payments/payments')),
  pageRoute({ path: 'days' }, () => import('./routes/payments/settlement')),
  pageRoute({ path: ':id' }, () => import('./routes/payments/payment')),
];

/** How the venue is set up. */
const settingsRoutes: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/settings/home')),
  pageRoute({ path: 'services' }, () => import('./routes/settings/services/services')),
  pageRoute({ path: 'services/:id' }, () => import('./routes/settings/services/service')),
  pageRoute({ path: 'statuses' }, () => import('./routes/settings/statuses')),
  pageRoute({ path: 'segments' }, () => import('./routes/settings/segments')),
  pageRoute({ path: 'jobs' }, () => import('./routes/settings/jobs')),
  pageRoute({ path: 'site-pages' }, () => import('./routes/settings/site-pages/list')),
  pageRoute({ path: 'site-pages/:id' }, () => import('./routes/settings/site-pages/page')),
  pageRoute({ path: 'widgets' }, () => import('./routes/settings/widgets')),
  pageRoute({ path: 'themes' }, () => import('./routes/settings/themes/themes')),
  pageRoute({ path: 'themes/:id' }, () => import('./routes/settings/themes/theme')),
  pageRoute(
    { path: 'membership-types' },
    () => import('./routes/settings/membership-types/membership-types'),
  ),
  pageRoute(
    { path: 'membership-types/:id' },
    () => import('./routes/settings/membership-types/membership-type'),
  ),
  pageRoute({ path: 'packages' }, () => import('./routes/settings/packages/packages')),
  pageRoute({ path: 'packages/:id' }, () => import('./routes/settings/packages/package')),
  pageRoute({ path: 'intake' }, () => import('./routes/settings/intake')),
  pageRoute({ path: 'treatment-rooms' }, () => import('./routes/settings/treatment-rooms')),
  pageRoute({ path: 'shift-templates' }, () => import('./routes/settings/shift-templates')),
  pageRoute({ path: 'therapists' }, () => import('./routes/settings/therapists')),
  pageRoute(
    { path: 'treatment-types' },
    () => import('./routes/settings/treatment-types/treatment-types'),
  ),
  pageRoute(
    { path: 'treatment-types/:id' },
    () => import('./routes/settings/treatment-types/treatment-type'),
  ),
  pageRoute(
    { path: 'message-templates' },
    () => import('./routes/settings/message-templates/message-templates'),
  ),
  pageRoute(
    { path: 'message-templates/custom/:id' },
    () => import('./routes/settings/message-templates/custom-message'),
  ),
  pageRoute(
    { path: 'message-templates/:kind/:language' },
    () => import('./routes/settings/message-templates/message-template'),
  ),
  pageRoute({ path: 'vendor' }, () => import('./routes/settings/venue')),
  pageRoute({ path: 'modules' }, () => import('./routes/settings/modules')),
  pageRoute({ path: 'staff' }, () => import('./routes/settings/staff')),
  pageRoute({ path: 'partners' }, () => import('./routes/settings/partners')),
  pageRoute({ path: 'webhooks' }, () => import('./routes/settings/webhooks')),
  pageRoute({ path: 'vendors' }, () => import('./routes/settings/venues')),
  pageRoute({ path: 'auditLogs' }, () => import('./routes/settings/audit-log')),
];

/** Pages for signed-in staff. */
const staffRoutes: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/dashboard')),
  { path: 'dashboard', element: <Navigate to={paths.home} replace /> },
  pageRoute({ path: 'express_booking' }, () => import('./routes/bookings/express')),
  pageRoute({ path: 'register_arrival' }, () => import('./routes/bookings/arrivals')),
  pageRoute({ path: 'day_timeline' }, () => import('./routes/bookings/timeline')),
  pageRoute({ path: 'seating' }, () => import('./routes/seating/layout'), seatingRoutes),
  pageRoute({ path: 'my-day' }, () => import('./routes/spa/my-day')),
  pageRoute({ path: 'schedules' }, () => import('./routes/spa/schedules')),
  pageRoute({ path: 'schedules/:id' }, () => import('./routes/spa/therapist-schedule')),
  pageRoute({ path: 'treatments/:id' }, () => import('./routes/spa/treatment')),
  pageRoute({ path: 'treatments' }, () => import('./routes/spa/treatments'), treatmentRoutes),
  pageRoute({ path: 'reports' }, () => import('./routes/reports')),
  pageRoute({ path: 'waiting_list' }, () => import('./routes/bookings/waiting-list')),
  pageRoute({ path: 'list_bookings' }, () => import('./routes/bookings/list')),
  pageRoute({ path: 'reservations/:id' }, () => import('./routes/bookings/detail')),
  pageRoute({ path: 'search/:params?' }, () => import('./routes/guests/search')),
  pageRoute({ path: 'guests/:guestId' }, () => import('./routes/guests/card'), guestRoutes),
  pageRoute({ path: 'duplicates' }, () => import('./routes/guests/duplicates')),
  pageRoute({ path: 'duplicates/:kept/:merged' }, () => import('./routes/guests/merge')),
  { path: 'paymentTransactions', children: paymentRoutes },
  pageRoute({ path: 'paymentManagement' }, () => import('./routes/payments/management')),
  { path: 'vouchers', children: voucherRoutes },
  pageRoute({ path: 'reviews' }, () => import('./routes/reviews')),
  pageRoute({ path: 'optout' }, () => import('./routes/opt-outs')),
  pageRoute({ path: 'privacy' }, () => import('./routes/privacy')),
  pageRoute({ path: 'privacy/:id' }, () => import('./routes/privacy-request')),
  pageRoute({ path: 'import' }, () => import('./routes/import-export')),
  pageRoute({ path: 'customer/:customerId' }, () => import('./routes/guests/customer')),
  pageRoute({ path: 'wip' }, () => import('./routes/modules-overview')),
  pageRoute({ path: 'settings' }, () => import('./routes/settings/layout'), settingsRoutes),
  pageRoute({ path: 'new_password' }, () => import('./routes/session/new-password')),
  pageRoute({ path: '*' }, () => import('./routes/not-found')),
];

/** Pages are loaded lazily, so that each loads only what it needs. */
export const routes: RouteObject[] = [
  pageRoute({ path: 'login/:vendor?' }, loadLogin),
  pageRoute({ path: 'dinside/:vendor?' }, loadLogin),
  pageRoute({ path: 'reset-password' }, () => import('./routes/session/reset-password')),
  pageRoute({ path: 'admin' }, () => import('./routes/session/signed-in'), staffRoutes),
  { path: '*', element: <NotFoundPage /> },
];

export const Pages = () => <AppPages routes={routes} loading={<LoadingScreen fullScreen />} />;
