import { may } from '@atrium/rules/access/access-levels';
import { hasPart } from '@atrium/rules/venue/modules';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { FirstSteps } from '../../../../shared/settings/first-steps';
import { PageHeader } from '../../../../shared/ui/page-header';
import { groups } from '../lib/groups';

/** Links to all settings. */
export function SettingsHome() {
  const { t } = useTranslation(['admin', 'settings']);
  const { level, vendor } = useMe();
  const shown = groups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(
        (page) =>
          may(level, page.permission) && (!('part' in page) || hasPart(vendor.modules, page.part)),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);

  return (
    <>
      <PageHeader title={t('settings:title')} subtitle={vendor.name} />
      {hasPart(vendor.modules, 'bookings') && <FirstSteps />}
      {shown.map(({ title, pages }) => (
        <Box component="section" key={title} aria-label={t(title)} sx={{ mb: 3 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            {t(title)}
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {pages.map((page) => (
              <Card component="li" key={page.path} variant="outlined">
                <CardActionArea component={Link} to={page.path} sx={{ p: 2, height: '100%' }}>
                  <Typography sx={{ fontWeight: 600 }}>{t(page.title)}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(page.text)}
                  </Typography>
                </CardActionArea>
              </Card>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
