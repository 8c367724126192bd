import { useListPackagesQuery } from '@atrium/api-client/api';
import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NEW, paths } from '../../../paths';
import { useMe } from '../../../shared/hooks/use-me';
import { ListStates } from '../../../shared/settings/list-states';
import { SettingsPage } from '../../../shared/settings/settings-page';

/** The stays that the venue sells as one. */
export function PackagesPage() {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const { currency } = useMe().vendor;
  const { data, isError, refetch } = useListPackagesQuery();
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={RouterLink}
      to={paths.settingsPackage(NEW)}
    >
      {t('settings:packages.add')}
    </Button>
  );
  return (
    <SettingsPage
      title={t('settings:packages.title')}
      subtitle={t('settings:packages.subtitle')}
      actions={data && data.data.length > 0 && add}
    >
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{
          title: t('settings:packages.none'),
          text: t('settings:packages.noneHint'),
          action: add,
        }}
      >
        {(packages) => (
          <Table size="small" aria-label={t('settings:packages.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
                <TableCell align="right">{t('stays.nights')}</TableCell>
                <TableCell align="right">{t('fields.price', { ns: 'common' })}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {packages.map((stay) => (
                <TableRow key={stay._id} hover>
                  <TableCell>
                    <Link component={RouterLink} to={paths.settingsPackage(stay._id)}>
                      {stay.name}
                    </Link>
                    {!stay.active && (
                      <Chip size="small" label={t('settings:notSold')} sx={{ ml: 1 }} />
                    )}
                  </TableCell>
                  <TableCell align="right">{stay.nights}</TableCell>
                  <TableCell align="right">{formatMoney(language, stay.price, currency)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </ListStates>
    </SettingsPage>
  );
}
