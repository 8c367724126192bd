import { useListMyMembershipUsesQuery } from '@atrium/api-client/hub';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { MembershipUse } from './membership-use';

interface Props {
  /** Id of the membership. */
  id: string;
  /** Where the list above ended. */
  cursor: string;
}

const PAGE = 50;

/** The end of a longer ledger: loads the next page on request. */
export function FurtherUses({ id, cursor }: Props) {
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useListMyMembershipUsesQuery(
    { id, limit: PAGE, cursor },
    { skip: !asked },
  );

  if (data) {
    const { items, nextCursor } = data.data;
    return (
      <>
        {items.map((use, index) => (
          <MembershipUse key={use._id} use={use} takesFocus={index === 0} />
        ))}
        {nextCursor !== undefined && <FurtherUses id={id} cursor={nextCursor} />}
      </>
    );
  }
  return (
    <li>
      {error && !isFetching ? (
        <ErrorState
          title={t('memberships.historyFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      ) : (
        <Button
          size="small"
          aria-disabled={isFetching}
          onClick={() => setAsked(true)}
          sx={{ mt: 1 }}
        >
          {t('memberships.more')}
        </Button>
      )}
    </li>
  );
}
