import { formatInstant } from '@atrium/i18n/format';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { useAction } from '../hooks/use-action';
import { useReportDone } from '../hooks/use-report-done';

interface Props {
  /** What it is of. */
  kind: 'therapist' | 'service' | 'diningRoom';
  /** ISO instant when its address was made; absent: there is none. */
  createdAt: string | undefined;
  isBusy: boolean;
  /** Answers the new address. */
  onMake: () => Promise<string>;
  onRevoke: () => Promise<unknown>;
}

/** The secret address at which a calendar outside reads what is booked. */
export function CalendarFeed({ kind, createdAt, isBusy, onMake, onRevoke }: Props) {
  const { t } = useTranslation('calendarFeed');
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const run = useAction();
  const reportDone = useReportDone();
  const confirm = useConfirm();
  const titleId = useId();
  const [url, setUrl] = useState('');

  const renew = () =>
    run(async () => setUrl(await onMake()), {
      done: t('isMade'),
      failed: t('failed'),
    });
  const end = async () => {
    const isSure = await confirm({
      title: t('endAsk'),
      message: t('endText'),
      confirmLabel: t('end'),
      destructive: true,
    });
    if (!isSure) return;
    await run(onRevoke, {
      done: t('isEnded'),
      failed: t('failed'),
    });
    setUrl('');
  };
  // where the browser refuses, the address stands there to be selected
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => reportDone(t('copied')),
      () => {},
    );

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h6">
        {t(`title.${kind}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {url
          ? t('shown')
          : createdAt
            ? t('made', { date: formatInstant(language, createdAt, timezone) })
            : t(`about.${kind}`)}
      </Typography>
      {url && (
        <TextField
          fullWidth
          size="small"
          label={t('address')}
          value={url}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mt: 2 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {url && (
          <Button variant="contained" sx={{ minHeight: 44 }} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        )}
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          disabled={isBusy}
          onClick={() => void renew()}
        >
          {t(createdAt ? 'renew' : 'make')}
        </Button>
        {createdAt && (
          <Button color="error" sx={{ minHeight: 44 }} disabled={isBusy} onClick={() => void end()}>
            {t('end')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
