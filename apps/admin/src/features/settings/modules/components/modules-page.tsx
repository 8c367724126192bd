import {
  useGetOwnVendorQuery,
  useUpdateOwnVendorMutation,
  type VendorOutput,
} from '@atrium/api-client/admin';
import type { ModuleKey } from '@atrium/rules/venue/modules';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { SettingsPage } from '../../../../shared/settings/settings-page';
import { modules } from '../lib/modules';

/** The modules of the venue: switched at once, but off only after a question. */
export function ModulesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const confirm = useConfirm();
  const run = useAction();
  const { data, isError, refetch } = useGetOwnVendorQuery();
  const [update, { isLoading }] = useUpdateOwnVendorMutation();
  const vendor: VendorOutput | undefined = data?.data;

  const turn = async (version: number, key: ModuleKey, module: string, on: boolean) => {
    const confirmed =
      on ||
      (await confirm({
        title: t('access.turnOffTitle', { module }),
        message: t('access.turnOffText'),
        confirmLabel: t('access.turnOff'),
      }));
    if (!confirmed) return;
    await run(() => update({ updateVendorInput: { modules: { [key]: on }, version } }).unwrap(), {
      failed: t('settings:saveFailed'),
    });
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
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
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
                onChange={(on) => void turn(vendor.version, key, t(label), on)}
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
