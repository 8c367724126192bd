import { WaitingList } from '../../features/waiting-list/components/waiting-list';

export const Component = WaitingList;
