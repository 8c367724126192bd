import type { ThemeOutput } from '@atrium/api-client/admin';
import { resolveBranding } from '@atrium/ui/theme/resolve-branding';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';

interface Props {
  theme: ThemeOutput;
}

/** A theme at a glance: its page, its heading, its button. */
export function ThemeCard({ theme }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { light } = resolveBranding(theme);
  return (
    <Card component="li" variant="outlined">
      <CardActionArea component={Link} to={paths.settingsTheme(theme._id)}>
        <Box
          aria-hidden
          sx={{ display: 'grid', gap: 1.25, p: 2.5 }}
          style={{ backgroundColor: light.background.default }}
        >
          <Box
            sx={{ width: '60%', height: 14, borderRadius: 1 }}
            style={{ backgroundColor: light.heading }}
          />
          <Box
            sx={{ width: '90%', height: 8, borderRadius: 1, opacity: 0.6 }}
            style={{ backgroundColor: light.text.primary }}
          />
          <Box
            sx={{ width: 72, height: 24, borderRadius: 1 }}
            style={{ backgroundColor: light.primary.main }}
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2 }}>
          <Typography sx={{ flex: 1, fontWeight: 600 }}>{theme.name}</Typography>
          {theme.vendorDefault && (
            <Chip size="small" color="success" label={t('settings:themes.inUse')} />
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}
