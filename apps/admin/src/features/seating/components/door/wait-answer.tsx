import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Wait } from '../../hooks/door/use-wait';
import { useWaitText } from '../../hooks/use-wait-text';

interface Props {
  wait: Wait;
  onSeat: (tables: readonly string[], until: number) => Promise<void>;
}

/** What to tell whoever asks, and the table itself where one is free. */
export function WaitAnswer({ wait: { answer, isError, names }, onSeat }: Props) {
  const { t } = useTranslation('seating');
  const waitText = useWaitText();
  const words = () => {
    if (isError) return t('door.wait.failed');
    if (!answer) return '…';
    if (answer.minutes === null) return t('door.wait.never');
    if (answer.minutes === 0) return t('door.wait.now', { tables: names });
    return t('door.wait.later', { wait: waitText(answer.minutes), tables: names });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
        {words()}
      </Typography>
      {answer?.minutes === 0 && answer.until !== null && (
        <Button
          variant="contained"
          onClick={() =>
            void onSeat(
              answer.tables.map(({ _table }) => _table),
              answer.until ?? 0,
            )
          }
          sx={{ minHeight: 44 }}
        >
          {t('door.seatAt', { tables: names })}
        </Button>
      )}
    </Box>
  );
}
