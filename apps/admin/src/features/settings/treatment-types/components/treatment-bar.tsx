import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { partLabels, partStyle } from '../lib/part-looks';
import { type BarPart, sumOf, type TreatmentBars } from '../lib/treatment-bars';

interface Props {
  bars: TreatmentBars;
}

/** Below it, the minutes of a part do not fit into it. */
const NARROWEST_LABELLED = 0.07;

/** What a treatment takes of its therapist and its room, one below the other on the same time. */
export function TreatmentBar({ bars }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const rows = [
    { label: t('settings:treatmentTypes.therapist'), parts: bars.therapist },
    { label: t('settings:treatmentTypes.room'), parts: bars.room },
  ];
  const said = (parts: readonly BarPart[]) =>
    parts
      .map(
        ({ kind, minutes }) =>
          `${t(partLabels[kind])} ${t('settings:treatmentTypes.minutesOf', { minutes })}`,
      )
      .join(', ');
  return (
    <Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 1.5,
          rowGap: 0.75,
          alignItems: 'center',
          m: 0,
        }}
      >
        {rows.map(({ label, parts }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <VisuallyHidden>{said(parts)}: </VisuallyHidden>
              <Track parts={parts} minutes={bars.minutes} />
              <Typography
                variant="body2"
                sx={{ minWidth: 64, textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' }}
              >
                {t('settings:treatmentTypes.minutesOf', { minutes: sumOf(parts) })}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('settings:treatmentTypes.guestTime', { minutes: bars.guestMinutes })}
        {bars.freeMinutes > 0 &&
          ` · ${t('settings:treatmentTypes.freeBetween', { minutes: bars.freeMinutes })}`}
      </Typography>
    </Box>
  );
}

/** The parts of a row on the time of the whole treatment. */
function Track({ parts, minutes }: { parts: readonly BarPart[]; minutes: number }) {
  const percent = (part: number) => `${(100 * part) / minutes}%`;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        flex: 1,
        height: 26,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {parts.map((part) => (
        <Box
          key={part.from}
          sx={[
            {
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: percent(part.from),
              width: percent(part.minutes),
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              fontSize: 12,
              borderRight: 1,
              borderColor: 'background.paper',
            },
            partStyle(part.kind),
          ]}
        >
          {part.minutes / minutes >= NARROWEST_LABELLED && part.minutes}
        </Box>
      ))}
    </Box>
  );
}
