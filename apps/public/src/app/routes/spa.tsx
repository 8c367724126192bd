import { FindVenuePage } from '../../features/find-venue/components/find-venue-page';

/** `/spa`: venues with a spa. */
export const Component = () => <FindVenuePage goal="treatment" />;
