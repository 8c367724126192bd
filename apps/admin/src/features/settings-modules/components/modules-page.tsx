import {
  useGetOwnVendorQuery,
  useUpdateOwnVendorMutation,
  type VendorOutput,
} from '@atrium/api-client/api';
import { ErrorState } from '@atrium/ui/components/error-state';
import { FormSkeleton } from '@atrium/ui/components/form-skeleton';
import { ToggleSwitch } from '@atrium/ui/components/toggle-switch';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/hooks/use-failure-text';
import { SettingsPage } from '../../../shared/settings/settings-page';

const modules = [
  { key: 'services', label: 'settings:modules.services', hint: 'settings:modules.servicesHint' },
  { key: 'stays', label: 'stays.title', hint: 'settings:modules.staysHint' },
  { key: 'spa', label: 'settings:modules.spa', hint: 'settings:modules.spaHint' },
  { key: 'fnb', label: 'settings:modules.fnb', hint: 'settings:modules.fnbHint' },
  {
    key: 'memberships',
    label: 'settings:modules.memberships',
    hint: 'settings:modules.membershipsHint',
  },
  {
    key: 'openBooking',
    label: 'settings:modules.openBooking',
    hint: 'settings:modules.openBookingHint',
  },
] as const;

/** The parts of the product that the venue uses; each is on or off at once. */
export function ModulesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const showToast = useToast();
  const textOf = useFailureText();
  const { data, isError, refetch } = useGetOwnVendorQuery();
  const [update, { isLoading }] = useUpdateOwnVendorMutation();
  const vendor = data?.data;

  const turn = async ({ version }: VendorOutput, key: string, on: boolean) => {
    try {
      await update({ updateVendorInput: { modules: { [key]: on }, version } }).unwrap();
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(error, t('settings:saveFailed')),
      });
    }
  };

  return (
    <SettingsPage title={t('settings:modules.title')} subtitle={t('settings:modules.subtitle')}>
      {isError && !vendor && <ErrorState onRetry={refetch} />}
      {!isError && !vendor && <FormSkeleton fields={6} />}
      {vendor && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {modules.map(({ key, label, hint }) => (
            <Card component="li" key={key} variant="outlined" sx={{ p: 2 }}>
              <ToggleSwitch
                showState
                label={t(label)}
                checked={vendor.modules[key]}
                disabled={isLoading}
                onChange={(on) => void turn(vendor, key, on)}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {t(hint)}
              </Typography>
            </Card>
          ))}
        </Box>
      )}
    </SettingsPage>
  );
}
