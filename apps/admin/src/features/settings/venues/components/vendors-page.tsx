import { useListVendorsQuery, type VendorOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import EditIcon from '@mui/icons-material/EditRounded';
import OwnersIcon from '@mui/icons-material/ManageAccountsRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { ListStates } from '../../../../shared/settings/lists/list-states';
import { SettingsPage } from '../../../../shared/settings/settings-page';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { OwnersDialog } from './owners-dialog';
import { VendorDialog } from './vendor-dialog';

/** All venues of the platform, for system administrators. */
export function VendorsPage() {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(useListVendorsQuery(cursor ? { cursor } : {}));
  const [edited, setEdited] = useState<VendorOutput | 'new'>();
  const [owned, setOwned] = useState<VendorOutput>();
  const latest =
    edited === 'new' ? undefined : data?.data.items.find(({ _id }) => _id === edited?._id);

  return (
    <SettingsPage
      title={t('settings:vendors.title')}
      subtitle={t('settings:vendors.subtitle')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {t('settings:vendors.add')}
        </Button>
      }
    >
      <ListStates
        rows={data?.data.items}
        isError={isError}
        onRetry={refetch}
        empty={{ title: t('settings:vendors.none') }}
      >
        {(vendors) => (
          <TableContainer>
            <Table size="small" aria-label={t('settings:vendors.title')}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                    {t('settings:vendor.slug')}
                  </TableCell>
                  <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
                    {t('settings:vendor.timezone')}
                  </TableCell>
                  <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
                    {t('guest.fields.createdAt')}
                  </TableCell>
                  <TableCell>
                    <VisuallyHidden>{t('settings:actions')}</VisuallyHidden>
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {vendors.map((vendor) => (
                  <TableRow key={vendor._id} hover>
                    <TableCell>{vendor.name}</TableCell>
                    <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      {vendor.slug}
                    </TableCell>
                    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
                      {vendor.timezone}
                    </TableCell>
                    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
                      {formatInstant(language, vendor.createdAt, vendor.timezone)}
                    </TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      <IconButton
                        aria-label={t('settings:owners.open', { venue: vendor.name })}
                        onClick={() => setOwned(vendor)}
                      >
                        <OwnersIcon fontSize="small" />
                      </IconButton>
                      <IconButton
                        aria-label={t('settings:editNamed', { name: vendor.name })}
                        onClick={() => setEdited(vendor)}
                      >
                        <EditIcon fontSize="small" />
                      </IconButton>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </ListStates>
      <CursorPages cursors={cursors} nextCursor={data?.data.nextCursor} onCursors={setCursors} />
      {edited && (
        <VendorDialog vendor={latest} onCreated={setOwned} onClose={() => setEdited(undefined)} />
      )}
      {owned && <OwnersDialog vendor={owned} onClose={() => setOwned(undefined)} />}
    </SettingsPage>
  );
}
