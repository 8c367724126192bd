import { SitePagesPage } from '../../../../features/settings/site-pages/components/site-pages-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="site.edit">
      <SitePagesPage />
    </Allowed>
  );
}
