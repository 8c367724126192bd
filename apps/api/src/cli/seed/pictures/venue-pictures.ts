import { membershipPictures } from '../demo/demo-memberships';
import { packagePictures } from '../demo/demo-stays';
import type { DemoVenue } from '../demo/demo-venues';
import type { DemoPicture } from './demo-pictures';

/** Every picture that a venue shows, each once. */
export function picturesOf({ services, pictures, rooms, spa, modules }: DemoVenue): DemoPicture[] {
  const shown = [
    ...services.flatMap((service) => service.pictures ?? []),
    ...(pictures ? [pictures.cover, pictures.icon] : []),
    ...(rooms ?? []).flatMap(({ picture }) => picture ?? []),
    ...(spa?.therapists ?? []).flatMap(({ portrait }) => portrait ?? []),
    ...(pictures ? packagePictures : []),
    ...(pictures && modules.memberships ? membershipPictures : []),
  ];
  return [...new Set(shown)];
}
