import { addAreas } from '@atrium/i18n/create-i18n';
import { AppPages } from '@atrium/ui/components/frame/app-pages';
import { PageOutlet } from '@atrium/ui/components/frame/page-outlet';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { pageRoute } from '@atrium/ui/lib/loading/page-route';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';
import { articlePaths } from '../features/articles/lib/published';
import { SiteLayout } from '../features/frame/components/site-layout';

/** The product's header stays while a page below it is on its way or fails. */
const SitePages = () => (
  <SiteLayout>
    <PageOutlet />
  </SiteLayout>
);

export const routes: RouteObject[] = [
  // a venue's own pages, without the product's header around them
  pageRoute({ path: 'rating/:bookingId/:rating' }, () => import('./routes/rating')),
  pageRoute({ path: 'opt_out/:vendorId' }, () => import('./routes/opt-out')),
  pageRoute({ path: 'privacy/:vendorId' }, () => import('./routes/privacy/ask')),
  pageRoute({ path: 'privacy/:vendorId/confirm' }, () => import('./routes/privacy/confirm')),
  pageRoute({ path: 'booking/:vendorId' }, () => import('./routes/booking/venue-services')),
  pageRoute(
    { path: 'booking/:vendorId/:serviceId/:date?' },
    () => import('./routes/booking/service-booking'),
  ),
  pageRoute(
    { path: 'open_booking/service/:serviceId' },
    () => import('./routes/booking/open-booking-service'),
  ),
  pageRoute(
    { path: 'container/:vendorId/:containerId?' },
    () => import('./routes/booking/container'),
  ),
  pageRoute({ path: 'open_booking/link' }, () => import('./routes/booking/lost-link')),
  pageRoute({ path: 'open_booking/:bookingId' }, () => import('./routes/booking/linked-booking')),
  pageRoute(
    { path: 'open_booking/treatment/:treatmentId' },
    () => import('./routes/booking/linked-treatment'),
  ),
  pageRoute({ path: 'spa_booking/:vendorName' }, () => import('./routes/booking/spa-booking')),
  pageRoute(
    { path: 'spa_booking/:vendorName/:treatmentType' },
    () => import('./routes/booking/spa-treatment'),
  ),
  pageRoute({ path: 'gift-card/:vendorId' }, () => import('./routes/gift-cards/sale')),
  pageRoute({ path: 'gift-card/:vendorId/balance' }, () => import('./routes/gift-cards/balance')),
  pageRoute({ path: 'gift-card/:vendorId/thanks' }, () => import('./routes/gift-cards/thanks')),
  pageRoute({ path: 'payment' }, () => import('./routes/booking/payment')),
  pageRoute({ path: 'payment_success' }, () => import('./routes/booking/payment')),
  pageRoute({ path: 'membership/:membershipTypeId' }, () => import('./routes/sales/membership')),
  pageRoute({ path: 'package/:id' }, () => import('./routes/sales/package')),
  pageRoute({ path: 'NCB/:vendor/:itinerary' }, () => import('./routes/sales/itinerary')),
  pageRoute({ path: 'date/:date' }, () => import('./routes/booking/resume')),
  pageRoute({ path: 'step/:step' }, () => import('./routes/booking/resume')),
  {
    element: <SitePages />,
    children: [
      pageRoute({ index: true }, () => import('./routes/home')),
      pageRoute({ path: 'about' }, () => import('./routes/company/about')),
      pageRoute({ path: 'product' }, () => import('./routes/company/product')),
      pageRoute({ path: 'gdpr' }, () => import('./routes/company/gdpr')),
      pageRoute({ path: 'legal' }, () => import('./routes/company/legal')),
      pageRoute({ path: 'termsOfSale' }, () => import('./routes/company/terms-of-sale')),
      pageRoute({ path: 'sla' }, () => import('./routes/company/sla')),
      pageRoute({ path: 'career' }, () => import('./routes/company/career')),
      pageRoute({ path: 'hall-of-fame' }, () => import('./routes/company/hall-of-fame')),
      pageRoute({ path: 'pitch_deck' }, () => import('./routes/company/pitch-deck')),
      pageRoute({ path: 'sastech' }, () => import('./routes/company/sastech')),
      pageRoute({ path: 'patchnotes' }, () => import('./routes/company/patchnotes')),
      pageRoute({ path: 'help-center' }, () => import('./routes/written/help-center')),
      pageRoute({ path: 'status' }, () => import('./routes/company/status')),
      pageRoute({ path: 'articles' }, () => import('./routes/written/articles')),
      pageRoute({ path: 'special' }, () => import('./routes/written/special')),
      ...articlePaths.map((path) => pageRoute({ path }, () => import('./routes/written/article'))),
      pageRoute({ path: 'articles/:id' }, () => import('./routes/written/edited')),
      pageRoute({ path: 'special/:id' }, () => import('./routes/written/edited')),
      pageRoute({ path: 'minsidePortal' }, () => import('./routes/venues/minside-portal')),
      pageRoute({ path: 'fnb' }, () => import('./routes/venues/fnb')),
      pageRoute({ path: 'fnb/:location' }, () => import('./routes/venues/fnb-venue')),
      pageRoute({ path: 'spa' }, () => import('./routes/venues/spa')),
      pageRoute({ path: 'spa/:location' }, () => import('./routes/venues/spa-venue')),
      pageRoute({ path: 'minside' }, () => import('./routes/venues/find-venue')),
      pageRoute({ path: 'minside/:vendorName/:location?' }, () => import('./routes/venues/venue')),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function Pages() {
  const { i18n } = useTranslation();
  useIdlePreload(useCallback(() => addAreas(i18n, ['errors']), [i18n]));
  return <AppPages routes={routes} loading={<LoadingScreen fullScreen />} />;
}
