import {
  type PasskeyOutput,
  useListMyPasskeysQuery,
  useRemoveMyPasskeyMutation,
} from '@atrium/api-client/hub/passkeys';
import { security } from '@atrium/i18n/loaders/security';
import { PasskeyRow } from '@atrium/ui/components/account/passkey-row';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';

const areas = ['security'] as const;
const own = { security };
const NewPasskey = lazy(async () => ({ default: (await import('./new-passkey')).NewPasskey }));

/** With what the guest logs in instead of the password. */
export function OwnPasskeys() {
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, mt: 2 }}>
      <AreaTexts areas={areas} own={own}>
        <Passkeys />
      </AreaTexts>
    </Card>
  );
}

function Passkeys() {
  const { t } = useTranslation('security');
  const { timezone } = useVendor();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const showToast = useToast();
  const id = useId();
  const { data, error, refetch } = useListMyPasskeysQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [remove, { isLoading: isRemoving }] = useRemoveMyPasskeyMutation();
  const [isAdding, setIsAdding] = useState(false);

  const askToRemove = async ({ _id, name }: PasskeyOutput) => {
    if (isRemoving) return;
    const isSure = await confirm({
      title: t('passkeys.removeNamed', { name }),
      message: t('passkeys.removeText', { name }),
      confirmLabel: t('passkeys.remove'),
      destructive: true,
    });
    if (!isSure) return;
    try {
      await remove({ id: _id }).unwrap();
      showToast({ type: 'success', message: t('passkeys.removed') });
    } catch (failure) {
      showToast({ type: 'error', message: errorText(failure) });
    }
  };

  const list = () => {
    if (!data) {
      return error === undefined ? (
        <CardSkeletons count={1} />
      ) : (
        <ErrorState title={t('passkeys.loadFailed')} message={errorText(error)} onRetry={refetch} />
      );
    }
    return (
      <>
        {data.data.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.data.map((passkey) => (
              <PasskeyRow
                key={passkey._id}
                passkey={passkey}
                timezone={timezone}
                onRemove={() => void askToRemove(passkey)}
              />
            ))}
          </Box>
        )}
        {isAdding ? (
          <Suspense fallback={<CardSkeletons count={1} />}>
            <NewPasskey onClose={() => setIsAdding(false)} />
          </Suspense>
        ) : (
          <AddButton onClick={() => setIsAdding(true)} />
        )}
      </>
    );
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {t('passkeys.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        {t('passkeys.guestText')}
      </Typography>
      {list()}
    </Box>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('security');
  if (!('PublicKeyCredential' in window)) {
    return <Typography variant="body2">{t('passkeys.unsupported')}</Typography>;
  }
  return (
    <Button variant="outlined" sx={{ mt: 1.5 }} onClick={onClick}>
      {t('passkeys.add')}
    </Button>
  );
}
