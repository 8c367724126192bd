import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { firstSeries, type Series } from '../lib/together';

interface Props {
  /** Date of the first booking, `yyyy-mm-dd`. */
  date: string;
  /** Undefined: the booking is not repeated. */
  series: Series | undefined;
  onChange: (series: Series | undefined) => void;
}

const MOST_WEEKS = 12;

/** The interval in weeks, the last date, and what to do at a full date. */
export function SeriesFields({ date, series, onChange }: Props) {
  const { t } = useTranslation('admin');
  const change = (part: Partial<Series>) => series && onChange({ ...series, ...part });
  return (
    <>
      <ToggleSwitch
        label={t('series.repeat')}
        checked={series !== undefined}
        onChange={(on) => onChange(on ? firstSeries(date) : undefined)}
      />
      {series && (
        <Box role="group" aria-label={t('series.repeat')} sx={{ display: 'grid', gap: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <SelectInput
              label={t('series.every')}
              value={String(series.everyWeeks)}
              onChange={(event) => change({ everyWeeks: Number(event.target.value) })}
              sx={{ width: 150 }}
            >
              {Array.from({ length: MOST_WEEKS }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {t('series.weeks', { count: index + 1 })}
                </option>
              ))}
            </SelectInput>
            <Box sx={{ width: 170 }}>
              <DateField
                label={t('series.until')}
                value={series.until}
                min={date}
                onChange={(until) => change({ until })}
              />
            </Box>
          </Box>
          <SelectInput
            label={t('series.onFull.label')}
            value={series.onFull}
            onChange={(event) =>
              change({ onFull: event.target.value === 'stop' ? 'stop' : 'skip' })
            }
          >
            <option value="skip">{t('series.onFull.skip')}</option>
            <option value="stop">{t('series.onFull.stop')}</option>
          </SelectInput>
        </Box>
      )}
    </>
  );
}
