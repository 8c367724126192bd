import { useListMembershipTypesQuery } from '@atrium/api-client/api';
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

/** The kinds of membership that the venue sells. */
export function MembershipTypesPage() {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const { currency } = useMe().vendor;
  const { data, isError, refetch } = useListMembershipTypesQuery();
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={RouterLink}
      to={paths.settingsMembershipType(NEW)}
    >
      {t('settings:membershipTypes.add')}
    </Button>
  );
  return (
    <SettingsPage
      title={t('settings:membershipTypes.title')}
      subtitle={t('settings:membershipTypes.subtitle')}
      actions={data && data.data.length > 0 && add}
    >
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{
          title: t('settings:membershipTypes.none'),
          text: t('settings:membershipTypes.noneHint'),
          action: add,
        }}
      >
        {(types) => (
          <Table size="small" aria-label={t('settings:membershipTypes.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
                <TableCell align="right">{t('settings:membershipTypes.uses')}</TableCell>
                <TableCell align="right">{t('fields.price', { ns: 'common' })}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {types.map((type) => (
                <TableRow key={type._id} hover>
                  <TableCell>
                    <Link component={RouterLink} to={paths.settingsMembershipType(type._id)}>
                      {type.name}
                    </Link>
                    {!type.active && (
                      <Chip size="small" label={t('settings:notSold')} sx={{ ml: 1 }} />
                    )}
                  </TableCell>
                  <TableCell align="right">
                    {type.maxNumberOfUsages > 0 ? type.maxNumberOfUsages : t('settings:noLimit')}
                  </TableCell>
                  <TableCell align="right">{formatMoney(language, type.price, currency)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </ListStates>
    </SettingsPage>
  );
}
