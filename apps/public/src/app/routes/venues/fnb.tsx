import { FindVenuePage } from '../../../features/find-venue/components/find-venue-page';

/** `/fnb`: venues with a dining room. */
export const Component = () => <FindVenuePage goal="table" />;
