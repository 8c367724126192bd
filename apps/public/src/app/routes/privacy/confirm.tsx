import { useParams, useSearchParams } from 'react-router-dom';
import { ConfirmRequest } from '../../../features/from-mail/components/confirm-request';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

/** `/privacy/{vendorId}/confirm?code`, linked in the mail that asks for confirmation. */
export function Component() {
  const { vendorId = '' } = useParams();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  return (
    <VenueDoor vendor={vendorId}>
      {(venue) => <ConfirmRequest venue={venue} code={code} />}
    </VenueDoor>
  );
}
