import { payLink } from '@atrium/i18n/loaders/pay-link';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams, useSearchParams } from 'react-router-dom';
import { PayPage } from '../../features/pay-link/components/pay-page';
import { LinkedPage } from '../../shared/components/linked-page';

const areas = ['payLink', 'errors'] as const;
const own = { payLink };

/** `…/pay/{token}`, by a link in a message. */
export function Component() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <AreaTexts areas={areas} own={own}>
      <LinkedPage>
        <PayPage token={token} isBack={query.has('back')} />
      </LinkedPage>
    </AreaTexts>
  );
}
