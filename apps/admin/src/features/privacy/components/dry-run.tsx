import {
  usePreviewAnonymisationQuery,
  useTryAnonymisationMutation,
} from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/hooks/use-action';
import { LIVE } from '../../../shared/lib/live';

interface Props {
  isCounting: boolean;
  onStarted: () => void;
}

/** Suggested where the venue keeps all guests. */
const USUAL_MONTHS = 24;
const MOST_MONTHS = 240;

/** With the venue's own months, or others that it considers. */
export function DryRun({ isCounting, onStarted }: Props) {
  const { t } = useTranslation('privacy');
  const run = useAction();
  const [tryOut, { isLoading }] = useTryAnonymisationMutation();
  const { data } = usePreviewAnonymisationQuery({ limit: 25 }, LIVE);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(data?.data.afterMonths ?? USUAL_MONTHS);
  const afterMonths = Number(shown);
  const isRight = Number.isInteger(afterMonths) && afterMonths >= 1 && afterMonths <= MOST_MONTHS;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight || isCounting) return;
    void run(
      async () => {
        await tryOut({ dryRunInput: { afterMonths } }).unwrap();
        onStarted();
      },
      { failed: t('dryRun.failed') },
    );
  };

  return (
    <section aria-labelledby="dry-run">
      <Typography variant="h6" component="h2" id="dry-run">
        {t('dryRun.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('dryRun.hint')}</Typography>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}
      >
        <TextField
          size="small"
          type="number"
          label={t('dryRun.months')}
          value={shown}
          error={!isRight}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { min: 1, max: MOST_MONTHS, inputMode: 'numeric' } }}
          sx={{ width: 220 }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={!isRight || isLoading || isCounting}
          aria-live="polite"
        >
          {t(isCounting ? 'dryRun.running' : 'dryRun.run')}
        </Button>
      </Box>
    </section>
  );
}
