import { Modules } from '../../features/modules-overview/components/modules';

export const Component = Modules;
