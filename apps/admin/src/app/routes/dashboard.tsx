import { Today } from '../../features/dashboard/components/today';

export const Component = Today;
