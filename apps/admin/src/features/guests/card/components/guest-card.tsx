import type { CustomerOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { GuestAvatar } from '@atrium/ui/components/display/guest-avatar';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import ProfileIcon from '@mui/icons-material/BadgeRounded';
import EditIcon from '@mui/icons-material/EditRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkey } from '../../../../shared/hooks/use-hotkey';
import { useGuestForm } from '../hooks/use-guest-form';
import { DeleteGuestButton } from './delete-guest-button';
import { GuestActions } from './guest-actions';
import { GuestContact } from './guest-contact';
import { GuestFigures } from './guest-figures';
import { GuestProfileView } from './guest-profile-view';
import { StaleDialog } from './stale-dialog';

/** A saved guest is read first: the fields come with the first change. */
const GuestDetailsForm = lazy(async () => ({
  default: (await import('./guest-details-form')).GuestDetailsForm,
}));

interface Props {
  /** Absent: a new guest. */
  guest?: CustomerOutput | undefined;
  /** Something else about the guest is open below: only the head is shown until it is edited. */
  compact?: boolean;
}

/** The guest: read as 'profile', edited as 'details'. */
export function GuestCard({ guest, compact = false }: Props) {
  const { t } = useTranslation('admin');
  const [editing, setEditing] = useState(guest === undefined);
  const { form, submit, isSaving, isOutdated, showStale, stale } = useGuestForm(guest);
  const name = guest ? displayName(guest) || t('guest.unnamed') : t('guest.newTitle');
  usePageTitle(name);
  const canSave = editing || form.formState.isDirty;
  useHotkey({ key: 's', ctrl: true }, () => void (canSave && submit()));

  return (
    <Card component="section" aria-label={name} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <GuestAvatar gender={form.watch('gender')} size={52} />
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography component="h1" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
            {name}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.25 }}>
            {guest && <GuestContact guest={guest} />}
            {guest?.vip && <Chip size="small" color="primary" label={t('guest.fields.vip')} />}
            {guest?.tags.map((tag) => (
              <Chip key={tag} size="small" variant="outlined" label={tag} />
            ))}
            {guest?.level && <Chip size="small" color="secondary" label={guest.level} />}
            {guest?.doNotDelete && <Chip size="small" label={t('guest.fields.eternal')} />}
            {guest?.restrictedAt && (
              <Chip size="small" color="warning" label={t('guest.restricted')} />
            )}
            {guest && !guest.active && (
              <Chip size="small" color="error" label={t('guest.notActive')} />
            )}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            // beside the name they would squeeze the guest's email on a tablet
            flexBasis: { xs: '100%', lg: 'auto' },
            // four of them must fit a tablet, in German too
            '& .MuiButton-startIcon': { display: { xs: 'none', lg: 'inherit' } },
          }}
        >
          {guest && (
            <Button
              size="small"
              variant="outlined"
              startIcon={editing ? <ProfileIcon /> : <EditIcon />}
              aria-pressed={editing}
              onClick={() => setEditing(!editing)}
            >
              {t(editing ? 'guest.showProfile' : 'guest.edit')}
            </Button>
          )}
          <GuestActions guest={guest} onSave={submit} canSave={canSave} isSaving={isSaving} />
        </Box>
      </Box>
      {guest && !compact && <GuestFigures guestId={guest._id} />}
      {isOutdated && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" onClick={showStale}>
              {t('guest.stale.show')}
            </Button>
          }
        >
          {t('guest.stale.notice')}
        </Alert>
      )}
      {!editing && form.formState.isDirty && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('guest.unsaved')}
        </Alert>
      )}
      {guest && !editing ? (
        <GuestProfileView guest={guest} compact={compact} />
      ) : (
        <Box
          component="form"
          noValidate
          sx={{ mt: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Suspense fallback={<FormSkeleton fields={8} />}>
            <GuestDetailsForm form={form} />
          </Suspense>
          {/* Enter in any field saves; the visible button is in the card's head. */}
          <button type="submit" hidden />
          {guest && <DeleteGuestButton guest={guest} />}
        </Box>
      )}
      {stale && (
        <StaleDialog
          differences={stale.differences}
          onReload={stale.reload}
          onKeep={stale.keep}
          onClose={stale.close}
        />
      )}
    </Card>
  );
}
