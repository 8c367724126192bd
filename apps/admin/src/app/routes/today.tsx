import { Today } from '../../features/today/components/today';

export const Component = Today;
