import {
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

/** The secret address at which a therapist's own calendar reads their treatments. */
export function CalendarFeed({ therapistId }: { therapistId: string }) {
  const { t } = useTranslation('myDay');
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const run = useAction();
  const reportDone = useReportDone();
  const confirm = useConfirm();
  const feed = useGetCalendarFeedQuery({ id: therapistId });
  const [make, making] = useMakeCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const [url, setUrl] = useState('');
  const createdAt = feed.data?.data.createdAt;
  const isBusy = making.isLoading || revoking.isLoading;

  const renew = () =>
    run(async () => setUrl((await make({ id: therapistId }).unwrap()).data.url), {
      done: t('feed.isMade'),
      failed: t('feed.failed'),
    });
  const end = async () => {
    const isSure = await confirm({
      title: t('feed.endAsk'),
      message: t('feed.endText'),
      confirmLabel: t('feed.end'),
      destructive: true,
    });
    if (!isSure) return;
    await run(() => revoke({ id: therapistId }).unwrap(), {
      done: t('feed.isEnded'),
      failed: t('feed.failed'),
    });
    setUrl('');
  };
  // where the browser refuses, the address stands there to be selected
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => reportDone(t('feed.copied')),
      () => {},
    );

  if (!feed.data) return null;
  return (
    <Box component="section" aria-labelledby="calendar-feed" sx={{ mt: 4 }}>
      <Typography id="calendar-feed" component="h2" variant="h6">
        {t('feed.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {url
          ? t('feed.shown')
          : createdAt
            ? t('feed.made', { date: formatInstant(language, createdAt, timezone) })
            : t('feed.about')}
      </Typography>
      {url && (
        <TextField
          fullWidth
          size="small"
          label={t('feed.address')}
          value={url}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mt: 2 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {url && (
          <Button variant="contained" sx={{ minHeight: 44 }} onClick={() => void copy()}>
            {t('feed.copy')}
          </Button>
        )}
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          disabled={isBusy}
          onClick={() => void renew()}
        >
          {t(createdAt ? 'feed.renew' : 'feed.make')}
        </Button>
        {createdAt && (
          <Button color="error" sx={{ minHeight: 44 }} disabled={isBusy} onClick={() => void end()}>
            {t('feed.end')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
