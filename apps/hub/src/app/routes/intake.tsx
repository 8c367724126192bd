import { intakeForm } from '@atrium/i18n/loaders/intake-form';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams, useSearchParams } from 'react-router-dom';
import { IntakePage } from '../../features/intake/components/intake-page';
import { LinkedPage } from '../../shared/components/linked-page';

const areas = ['intakeForm', 'errors'] as const;
const own = { intakeForm };

/** `…/intake/{token}`, by a link in a message, or on the desk's tablet. */
export function Component() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <AreaTexts areas={areas} own={own}>
      <LinkedPage>
        <IntakePage token={token} isAtDesk={query.has('desk')} />
      </LinkedPage>
    </AreaTexts>
  );
}
