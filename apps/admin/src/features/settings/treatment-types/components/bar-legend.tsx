import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { partLabels, partStyle } from '../lib/part-looks';

const kinds = ['preparation', 'handsOn', 'setting', 'reset'] as const;

/** What the colours of the bars say. The bars say it in words too, so a screen reader leaves it out. */
export function BarLegend() {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {kinds.map((kind) => (
        <Box key={kind} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <Box
            sx={[
              { width: 16, height: 16, borderRadius: 0.5, border: 1, borderColor: 'divider' },
              partStyle(kind),
            ]}
          />
          <Typography variant="body2">{t(partLabels[kind])}</Typography>
        </Box>
      ))}
    </Box>
  );
}
