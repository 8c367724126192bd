import { useListSitePagesQuery } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { siteAddress } from '@atrium/rules/site/site-page';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NEW, paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { isReadable } from '../lib/site-page-values';

/** The pages of the site that system administrators write. */
export function SitePagesPage() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const { data, isError, refetch } = useListSitePagesQuery();
  const { date, minutes } = useVenueNow(timezone);
  const now = toInstant(date, minutes, timezone);
  const instant = (iso: string) => formatInstant(language, iso, timezone);
  return (
    <SettingsList
      title={t('sitePages.title')}
      subtitle={t('sitePages.subtitle')}
      rows={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('sitePages.none'), text: t('sitePages.noneHint') }}
      add={{ label: t('sitePages.add'), to: paths.settingsSitePage(NEW) }}
    >
      {(pages) => (
        <Table size="small" aria-label={t('sitePages.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('sitePages.pageTitle')}</TableCell>
              <TableCell>{t('sitePages.state')}</TableCell>
              <TableCell sx={wide}>{t('sitePages.address')}</TableCell>
              <TableCell sx={wide}>{t('sitePages.changed')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {pages.map(({ _id, kind, slug, state, publicFrom, title, updatedAt }) => (
              <TableRow key={_id} hover>
                <TableCell>
                  <Link component={RouterLink} to={paths.settingsSitePage(_id)}>
                    {title}
                  </Link>
                </TableCell>
                <TableCell>
                  {publicFrom && state === 'public' && !isReadable({ state, publicFrom }, now)
                    ? t('sitePages.from', { when: instant(publicFrom) })
                    : t(`sitePages.states.${state}`)}
                </TableCell>
                <TableCell sx={wide}>{siteAddress(kind, slug)}</TableCell>
                <TableCell sx={wide}>{instant(updatedAt)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </SettingsList>
  );
}

const wide = { display: { xs: 'none', md: 'table-cell' } };
