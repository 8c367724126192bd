import { Modules } from '../../features/wip/components/modules';

export const Component = Modules;
