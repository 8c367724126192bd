import { RegisterArrival } from '../../features/register-arrival/components/register-arrival';

export const Component = RegisterArrival;
