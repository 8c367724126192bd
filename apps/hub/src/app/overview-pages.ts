/** Fetched while a guest signs in, besides by the router: nearly everybody goes there next. */
export const loadVenuePages = () => import('./routes/venue-pages');
export const loadOverview = () => import('./routes/guest/overview');
