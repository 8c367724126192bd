import { FindVenuePage } from '../../../features/find-venue/components/find-venue-page';

/** `/spa`: find a venue with a spa. */
export const Component = () => <FindVenuePage goal="treatment" />;
