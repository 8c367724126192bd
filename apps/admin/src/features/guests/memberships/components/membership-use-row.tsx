import { type MembershipUseOutput, useUndoMembershipUseMutation } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';

interface Props {
  membershipId: string;
  use: MembershipUseOutput;
  canUndo: boolean;
}

const signed = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);

export function MembershipUseRow({ membershipId, use, canUndo }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const confirm = useConfirm();
  const run = useAction();
  const [undo, { isLoading }] = useUndoMembershipUseMutation();
  const at = formatInstant(language, use.at, vendor.timezone);

  const who = () => {
    if (use.by.name) return use.by.name;
    if (use.by.kind === 'staff') return t('auditLogs.actor.staff');
    return t(use.by.kind === 'guest' ? 'auditLogs.actor.guest' : 'auditLogs.actor.system');
  };
  const giveBack = async () => {
    const confirmed = await confirm({
      title: t('memberships.ledger.undoOf', { date: at }),
      message: t('memberships.ledger.undoText', { count: use.mayBeGivenBack }),
      confirmLabel: t('memberships.ledger.undo'),
    });
    if (!confirmed) return;
    await run(() => undo({ id: membershipId, undoUseInput: { _use: use._id } }).unwrap(), {
      failed: t('memberships.ledger.undoFailed'),
    });
  };

  return (
    <TableRow hover>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{at}</TableCell>
      <TableCell>{who()}</TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {signed(use.uses)}
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {use.numberOfUsages}
      </TableCell>
      <TableCell>
        {use._booking && (
          <Link component={RouterLink} to={paths.reservation(use._booking)} sx={{ mr: 1 }}>
            {t('memberships.ledger.reservation')}
          </Link>
        )}
        {use._treatment && (
          <Link component={RouterLink} to={paths.treatment(use._treatment)} sx={{ mr: 1 }}>
            {t('memberships.ledger.treatment')}
          </Link>
        )}
        {use.comment}
      </TableCell>
      <TableCell align="right">
        {use.uses > 0 && use.mayBeGivenBack === 0 && t('memberships.ledger.givenBack')}
        {canUndo && use.mayBeGivenBack > 0 && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={t('memberships.ledger.undoOf', { date: at })}
            onClick={giveBack}
          >
            {t('memberships.ledger.undo')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
