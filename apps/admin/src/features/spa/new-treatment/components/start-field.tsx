import type { FreeStart } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StartButton } from './start-button';

interface Props {
  /** Undefined while they are looked for. */
  starts: readonly Pick<FreeStart, 'timeindexStart'>[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Minutes from midnight. */
  start: number | undefined;
  /** A start that was asked for and is not free. */
  missed: number | undefined;
  /** It was sent without one. */
  isMissing: boolean;
  onChange: (start: number) => void;
}

/** The free starts of the day: one stop of the tab key, arrow keys go from one to the next. */
export function StartField(props: Props) {
  const { starts, hasFailed, onRetry, start, missed, isMissing, onChange } = props;
  const { t } = useTranslation('treatments');
  const id = useId();

  const content = () => {
    if (hasFailed) return <ErrorState onRetry={onRetry} />;
    if (!starts) return <Skeleton variant="rounded" height={88} />;
    if (starts.length === 0) {
      return <FormHelperText error={isMissing}>{t('starts.none')}</FormHelperText>;
    }
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {starts.map(({ timeindexStart }) => (
          <StartButton
            key={timeindexStart}
            name={id}
            start={timeindexStart}
            isChosen={timeindexStart === start}
            onChoose={() => onChange(timeindexStart)}
          />
        ))}
      </Box>
    );
  };

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.75 }}>
        {t('starts.label')}
      </Box>
      {content()}
      {missed !== undefined && start !== undefined && (
        <FormHelperText role="status">
          {t('starts.missed', { wanted: formatTime(missed), start: formatTime(start) })}
        </FormHelperText>
      )}
    </Box>
  );
}
