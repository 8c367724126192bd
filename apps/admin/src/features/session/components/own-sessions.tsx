import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '@atrium/api-client/admin';
import { SessionList } from '@atrium/ui/components/account/session-list';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** Where the signed-in member of staff is logged in. */
export function OwnSessions() {
  const { t } = useTranslation('security');
  const { vendor } = useMe();
  const errorText = useErrorText();
  const { data, error, refetch } = useListOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [end, { isLoading: isEnding }] = useEndOwnSessionMutation();
  const [endOthers, { isLoading: isEndingOthers }] = useEndOtherSessionsMutation();
  return (
    <SessionList
      sessions={data?.data}
      failure={error && !data ? errorText(error, t('sessions.loadFailed')) : undefined}
      onRetry={refetch}
      timezone={vendor.timezone}
      pending={isEnding || isEndingOthers}
      onEnd={(id) => end({ id }).unwrap()}
      onEndOthers={() => endOthers().unwrap()}
      errorText={errorText}
    />
  );
}
