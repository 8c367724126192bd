import { contrastRatio, isHexColor } from '@atrium/rules/themes/color-contrast';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { darkPalette, lightPalette } from '@atrium/ui/theme/palette';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  color: string;
}

/** A dot must stand out from the page: WCAG 2.2, 1.4.11. */
const SHAPE_CONTRAST = 3;

/** A status as it will look, and whether its colour stands out on light and dark pages. */
export function ColorCheck({ name, color }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  if (!isHexColor(color)) return null;
  const pages = [
    { label: t('settings:contrast.onLight'), background: lightPalette.background.paper },
    { label: t('settings:contrast.onDark'), background: darkPalette.background.paper },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <StatusChip label={name || '…'} color={color} />
      {pages.map(({ label, background }) => {
        const passes = isHexColor(background) && contrastRatio(color, background) >= SHAPE_CONTRAST;
        return (
          <Typography
            key={label}
            variant="body2"
            sx={{ color: passes ? 'success.main' : 'warning.main' }}
          >
            {t(passes ? 'settings:contrast.passes' : 'settings:contrast.weak', { where: label })}
          </Typography>
        );
      })}
    </Box>
  );
}
