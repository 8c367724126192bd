import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import { FormTime } from '../../../../../shared/forms/fields/form-time';
import type { ServiceValues } from '../../lib/service-values';
import { DaysField } from './days-field';

interface Props {
  control: Control<ServiceValues>;
  name: `times.${number}` | `specialdays.${number}.times.${number}`;
  /** A special day of one day has no weekdays to choose. */
  withDays: boolean;
  /** Places where a time has none of its own. */
  defaultCapacity: string;
  onCopy: () => void;
  onRemove: () => void;
}

/** One time, edited in place. */
export function TimeRow(props: Props) {
  const { control, name, withDays, defaultCapacity, onCopy, onRemove } = props;
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiInputBase-root': { minHeight: 40 },
        '& input': { py: 1, px: 1.25 },
      }}
    >
      <FormTime
        inRow
        control={control}
        name={`${name}.start`}
        label={t('settings:services.times.start')}
        sx={{ width: 76 }}
      />
      <FormTime
        inRow
        control={control}
        name={`${name}.end`}
        label={t('settings:services.times.end')}
        sx={{ width: 76 }}
      />
      <FormText
        inRow
        control={control}
        name={`${name}.capacity`}
        inputMode="numeric"
        label={t('settings:services.times.places')}
        placeholder={defaultCapacity}
        sx={{ width: { xs: 64, lg: 76 } }}
      />
      {withDays && (
        <DaysField
          control={control}
          name={`${name}.days`}
          label={t('settings:services.times.days')}
        />
      )}
      <FormText
        inRow
        control={control}
        name={`${name}.overrideName`}
        label={t('settings:services.times.overrideName')}
        placeholder={t('settings:services.times.overrideName')}
        maxLength={100}
        sx={{ flex: '1 1 72px', width: 'auto', minWidth: 72 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, ml: 'auto' }}>
        <Tooltip title={t('settings:services.times.copy')}>
          <IconButton size="small" aria-label={t('settings:services.times.copy')} onClick={onCopy}>
            <CopyIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('settings:services.times.remove')}>
          <IconButton
            size="small"
            aria-label={t('settings:services.times.remove')}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
