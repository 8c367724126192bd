import { useListAuditLogsQuery } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { settingName } from './setting-names';
import { type StaleState, valueText } from './stale-fields';
import { StaleTable } from './stale-table';

interface Props {
  stale: StaleState;
  /** What the form itself calls a field. */
  nameOf?: ((field: string) => string | undefined) | undefined;
  /** What shows both, above the values. */
  children?: ReactNode;
}

/**
 * Somebody else saved first: who it was, what they changed beside what stands here, and the choice. Nothing
 * typed is lost until it is made.
 */
export function StaleNotice({ stale, nameOf, children }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const { level, vendor } = useMe();
  const id = useId();
  const { entityId = '', fields, isReady } = stale;
  const { data } = useListAuditLogsQuery(
    { entityId, limit: 1 },
    { skip: entityId === '' || !may(level, 'audit.read'), refetchOnMountOrArgChange: true },
  );
  const last = data?.data.items[0];
  const answers = {
    yes: t('answers.yes', { ns: 'common' }),
    no: t('answers.no', { ns: 'common' }),
  };
  const named = (field: string) => {
    const known = settingName(field);
    return nameOf?.(field) ?? (known ? t(known) : field);
  };
  const rows = fields.map(({ name, mine, theirs, isMine }) => ({
    field: name,
    name: named(name),
    mine: valueText(mine, answers),
    theirs: valueText(theirs, answers),
    isMine,
  }));

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={stale.close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('stale.title', { ns: 'common' })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('settings:stale.text')}</DialogContentText>
        {last && (
          <DialogContentText sx={{ mt: 1, color: 'text.primary' }}>
            {t('settings:stale.who', {
              name: last.actor.name ?? t('auditLogs.actor.staff'),
              when: formatInstant(language, last.at, vendor.timezone),
            })}
          </DialogContentText>
        )}
        {children}
        {rows.length > 0 && <StaleTable label={t('settings:changedFields')} rows={rows} />}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          gap: 1,
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        <Button onClick={stale.close}>{t('unsaved.stay', { ns: 'common' })}</Button>
        <Button variant="outlined" disabled={!isReady} onClick={stale.reload}>
          {t('settings:stale.takeTheirs')}
        </Button>
        <Button variant="contained" autoFocus disabled={!isReady} onClick={stale.keep}>
          {t('guest.stale.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
