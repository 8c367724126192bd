import { FindVenuePage } from '../../../features/find-venue/components/find-venue-page';

export const Component = () => <FindVenuePage />;
