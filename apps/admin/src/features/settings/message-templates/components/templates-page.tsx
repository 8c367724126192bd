import { useListMessageTemplatesQuery } from '@atrium/api-client/admin';
import { toLanguage } from '@atrium/i18n/languages';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { kinds } from '../../../../shared/settings/message-kinds';
import { SettingsPage } from '../../../../shared/settings/settings-page';
import { CustomTexts } from './custom-texts';

/** Automatic messages, and templates that staff send by hand. */
export function TemplatesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const first = toLanguage(useMe().vendor.languageCode) ?? 'en';
  const { data, isError, refetch } = useListMessageTemplatesQuery();
  const templates = data?.data;

  return (
    <SettingsPage title={t('settings:templates.title')} subtitle={t('settings:templates.subtitle')}>
      {isError && !templates && <ErrorState onRetry={refetch} />}
      {!isError && !templates && <CardSkeletons />}
      {templates && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <CustomTexts templates={templates.filter(({ kind }) => kind === 'custom')} />
          <section aria-label={t('settings:templates.automatic')}>
            <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
              {t('settings:templates.automatic')}
            </Typography>
            <Table size="small" aria-label={t('settings:templates.automatic')}>
              <TableBody>
                {kinds.map(({ kind, label }) => {
                  const own = templates.filter((template) => template.kind === kind);
                  return (
                    <TableRow key={kind} hover>
                      <TableCell>
                        <Link component={RouterLink} to={paths.settingsMessage(kind, first)}>
                          {t(label)}
                        </Link>
                      </TableCell>
                      <TableCell align="right">
                        {own.length === 0 && (
                          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                            {t('settings:templates.ours')}
                          </Typography>
                        )}
                        {own.map(({ _id, language }) => (
                          <Chip
                            key={_id}
                            size="small"
                            label={language.toUpperCase()}
                            sx={{ ml: 0.5 }}
                          />
                        ))}
                      </TableCell>
                    </TableRow>
                  );
                })}
              </TableBody>
            </Table>
          </section>
        </Box>
      )}
    </SettingsPage>
  );
}
