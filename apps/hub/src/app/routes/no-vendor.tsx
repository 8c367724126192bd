import { UnknownVendor } from '../../features/vendor/components/unknown-vendor';

/** `/activity-hub`: an address that names no venue. */
export function Component() {
  return <UnknownVendor />;
}
