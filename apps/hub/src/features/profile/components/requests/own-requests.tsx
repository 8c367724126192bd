import {
  type OwnPrivacyRequestOutput,
  useListOwnPrivacyRequestsQuery,
  useWithdrawPrivacyRequestMutation,
} from '@atrium/api-client/hub';
import { formatDate } from '@atrium/i18n/format';
import {
  afterMove,
  privacyRequestKinds,
  privacyRequestStates,
} from '@atrium/rules/guests/privacy-request';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { ActionCard } from '../action-card';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog')).AskDialog }));

/** What the guest has asked about their data, and the way to ask for more. */
export function OwnRequests() {
  const { t } = useTranslation('hub');
  const { name } = useVendor();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch } = useListOwnPrivacyRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ActionCard title={t('ownRequests.title')} text={t('ownRequests.text', { vendor: name })}>
      {error !== undefined && !data && (
        <ErrorState
          title={t('ownRequests.loadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      )}
      {(data?.data ?? []).length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: 1 }}>
          {data?.data.map((request) => (
            <OwnRequest key={request._id} request={request} />
          ))}
        </Box>
      )}
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {t('ownRequests.ask')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </ActionCard>
  );
}

function OwnRequest({ request }: { request: OwnPrivacyRequestOutput }) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const showToast = useToast();
  const errorText = useErrorText();
  const [withdraw, { isLoading }] = useWithdrawPrivacyRequestMutation();
  const kind = privacyRequestKinds.find((one) => one === request.kind) ?? 'access';
  const state = privacyRequestStates.find((one) => one === request.state) ?? 'lapsed';
  const mayWithdraw = afterMove(state, 'withdraw') !== undefined;
  const due = t('ownRequests.due', { date: formatDate(language, request.due) });
  const facts = [
    t(`ownRequests.states.${state}`),
    ...(mayWithdraw ? [due] : []),
    t('ownRequests.number', { reference: request.reference }),
  ];
  const takeBack = async () => {
    try {
      await withdraw({ id: request._id }).unwrap();
      showToast({ type: 'success', message: t('ownRequests.withdrawn') });
    } catch (error) {
      showToast({ type: 'error', message: errorText(error) || t('ownRequests.failed') });
    }
  };
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
        ...{ py: 1.5, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`ownRequests.kinds.${kind}`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
        {request.answer && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {request.answer}
          </Typography>
        )}
      </Box>
      {mayWithdraw && (
        <Button
          aria-label={`${t('ownRequests.withdraw')}: ${t(`ownRequests.kinds.${kind}`)}`}
          aria-disabled={isLoading}
          onClick={() => void takeBack()}
        >
          {t('ownRequests.withdraw')}
        </Button>
      )}
    </Box>
  );
}
