import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '@atrium/api-client/hub';
import { security } from '@atrium/i18n/loaders/security';
import { SessionList } from '@atrium/ui/components/account/session-list';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import Card from '@mui/material/Card';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

const areas = ['security'] as const;
const own = { security };

/** Where the guest is logged in. */
export function OwnSessions() {
  const { timezone } = useVendor();
  const errorText = useErrorText();
  const { data, error, refetch } = useListOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [end, { isLoading: isEnding }] = useEndOwnSessionMutation();
  const [endOthers, { isLoading: isEndingOthers }] = useEndOtherSessionsMutation();
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, mt: 2 }}>
      <AreaTexts areas={areas} own={own}>
        <SessionList
          sessions={data?.data}
          failure={error && !data ? errorText(error) : undefined}
          onRetry={refetch}
          timezone={timezone}
          pending={isEnding || isEndingOthers}
          onEnd={(id) => end({ id }).unwrap()}
          onEndOthers={() => endOthers().unwrap()}
          errorText={errorText}
        />
      </AreaTexts>
    </Card>
  );
}
