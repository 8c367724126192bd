import { useLazyListOwnSessionsQuery } from '@atrium/api-client/admin';
import { MOST_NETWORKS } from '@atrium/rules/access/trusted-networks';
import AddLocationIcon from '@mui/icons-material/AddLocationAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import { FormSection } from '../../../../shared/forms/form-section';
import { vendorTexts } from '../lib/vendor-texts';
import type { VendorValues } from '../lib/vendor-values';

interface Props {
  control: Control<VendorValues>;
}

const LONGEST_RANGE = 64;

/** From where staff log in, and what that means. */
export function NetworksSection({ control }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { fields, append, remove } = useFieldArray({ control, name: 'trustedNetworks' });
  const [listSessions, { isFetching }] = useLazyListOwnSessionsQuery();
  const [isUnknown, setIsUnknown] = useState(false);
  const { signInOnlyFromNetworks: lockedOut } = useFormState({ control }).errors;
  const title = t(vendorTexts.trustedNetworks);

  const addMine = async () => {
    const { data } = await listSessions();
    const ip = data?.data.find(({ isCurrent }) => isCurrent)?.ip;
    setIsUnknown(!ip);
    if (ip) append({ name: '', range: ip });
  };

  return (
    <FormSection title={title} hint={t('settings:vendor.networks.hint')}>
      {fields.length === 0 && (
        <Typography sx={{ gridColumn: '1 / -1' }}>{t('settings:vendor.networks.empty')}</Typography>
      )}
      <FormRows
        label={title}
        rows={fields}
        most={MOST_NETWORKS}
        addLabel={t('settings:vendor.networks.add')}
        removeLabel={(index) =>
          t('settings:vendor.networks.remove', {
            name: fields[index]?.name || fields[index]?.range || index + 1,
          })
        }
        onAdd={() => append({ name: '', range: '' })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <FormText
              control={control}
              name={`trustedNetworks.${index}.name`}
              label={t('common:fields.name')}
              hint={t('settings:vendor.networks.nameHint')}
              maxLength={60}
              sx={{ flex: '1 1 200px', width: 'auto' }}
            />
            <FormText
              control={control}
              name={`trustedNetworks.${index}.range`}
              label={t('settings:vendor.networks.range')}
              hint={t('settings:vendor.networks.rangeHint')}
              maxLength={LONGEST_RANGE}
              sx={{ flex: '1 1 200px', width: 'auto' }}
            />
          </>
        )}
      </FormRows>
      <Box sx={{ gridColumn: '1 / -1' }}>
        {fields.length < MOST_NETWORKS && (
          <Button
            size="small"
            startIcon={<AddLocationIcon />}
            disabled={isFetching}
            onClick={() => void addMine()}
          >
            {t('settings:vendor.networks.addMine')}
          </Button>
        )}
        {isUnknown && (
          <Typography role="alert" variant="body2" color="error">
            {t('settings:vendor.networks.mineUnknown')}
          </Typography>
        )}
      </Box>
      {fields.length > 0 && (
        <>
          <FormSwitch
            control={control}
            name="secondFactorInNetworks"
            label={t(vendorTexts.secondFactorInNetworks)}
            hint={t('settings:vendor.networks.askHint')}
          />
          <FormSwitch
            control={control}
            name="signInOnlyFromNetworks"
            label={t(vendorTexts.signInOnlyFromNetworks)}
            hint={t('settings:vendor.networks.onlyHint')}
          />
          {lockedOut?.message && (
            <Typography role="alert" variant="body2" color="error" sx={{ gridColumn: '1 / -1' }}>
              {lockedOut.message}
            </Typography>
          )}
        </>
      )}
    </FormSection>
  );
}
