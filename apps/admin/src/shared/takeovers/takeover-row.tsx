import type { TakeoverOptionOutput } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { STAYS } from './decided';

interface Props {
  option: TakeoverOptionOutput;
  /** Name of the therapist whom it loses. */
  from: string;
  /** Id of who takes it over; empty: it stays. */
  chosen: string;
  onChoose: (to: string) => void;
}

/** A treatment that loses its therapist: when, whose, and who takes it over. */
export function TakeoverRow({ option, from, chosen, onChoose }: Props) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const { treatment, candidates, reason } = option;
  const when = `${formatDate(language, treatment.date, 'day')}, ${formatTimeRange(
    treatment.timeindexStart,
    treatment.timeindexEnd,
  )}`;
  const guest = treatment._customer ? listName(treatment._customer, '') : t('takeover.noGuest');
  const what = treatment._treatmentType?.name ?? t('takeover.pause');

  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 240px' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{when}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[treatment._customer && guest, what].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {candidates.length > 0 ? (
        <SelectInput
          value={chosen}
          slotProps={{ htmlInput: { 'aria-label': t('takeover.by', { guest, when }) } }}
          onChange={({ target }) => onChoose(target.value)}
        >
          {candidates.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          <option value={STAYS}>{t('takeover.staysWith', { name: from })}</option>
        </SelectInput>
      ) : (
        <Typography variant="body2">
          {t(`takeover.none.${reason ?? 'nobody'}`, { name: from })}
        </Typography>
      )}
    </Box>
  );
}
