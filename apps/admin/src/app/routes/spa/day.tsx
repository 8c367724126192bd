import { DayView } from '../../../features/spa/day-grid/components/day-view';

export const Component = () => <DayView kind="therapist" />;
