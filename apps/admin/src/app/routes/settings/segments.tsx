import { SegmentsPage } from '../../../features/settings/segments/components/segments-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="segments.edit">
      <SegmentsPage />
    </Allowed>
  );
}
