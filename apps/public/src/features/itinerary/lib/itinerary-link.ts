import type { GetItineraryApiArg } from '@atrium/api-client/public';

export type ItineraryLink = GetItineraryApiArg;
