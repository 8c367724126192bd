import Box from '@mui/material/Box';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { TimeField } from '../../../../shared/dates/time-field';
import type { SitePageValues } from '../lib/site-page-values';

interface Props {
  control: Control<SitePageValues>;
  /** IANA, of the times. */
  zone: string;
}

/** The day and time from which a public page is read. */
export function PublicFrom({ control, zone }: Props) {
  const { t } = useTranslation(['settings', 'common']);
  const day = useController({ control, name: 'publicDay' });
  const time = useController({ control, name: 'publicTime' });
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, alignItems: 'start' },
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      }}
    >
      <DateField
        optional
        label={t('sitePages.publicFrom')}
        hint={t('sitePages.publicFromHint', { zone })}
        value={day.field.value}
        onChange={(value) => {
          day.field.onChange(value);
          // a time belongs to a day
          if (!value) time.field.onChange('');
          else if (!time.field.value) time.field.onChange('00:00');
        }}
        error={day.fieldState.error?.message}
      />
      <TimeField
        label={t('common:fields.time')}
        value={time.field.value}
        onChange={time.field.onChange}
        onBlur={time.field.onBlur}
      />
    </Box>
  );
}
