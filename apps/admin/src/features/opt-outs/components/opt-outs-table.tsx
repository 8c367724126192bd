import { type OptOutOutput, useRemoveOptOutMutation } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/access/use-me';
import { useAction } from '../../../shared/hooks/use-action';
import { asChannel, type Channel } from '../lib/channels';

interface Props {
  guests: readonly OptOutOutput[];
  canEdit: boolean;
}

/** A phone has no room for it. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

export function OptOutsTable({ guests, canEdit }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const confirm = useConfirm();
  const run = useAction();
  const [remove] = useRemoveOptOutMutation();
  const nameOf = (guest: OptOutOutput) => displayName(guest) || t('guest.unnamed');

  const takeBack = async (guest: OptOutOutput, channel: Channel) => {
    const title = t('optOut.remove', { channel: t(`optOut.channel.${channel}`) });
    const confirmed = await confirm({
      title,
      message: t('optOut.removeText', { name: nameOf(guest) }),
      confirmLabel: title,
    });
    if (!confirmed) return;
    await run(() => remove({ optOutInput: { customerId: guest.customerId, channel } }).unwrap(), {
      failed: t('optOut.removeFailed'),
    });
  };

  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('optOut.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('optOut.guest')}</TableCell>
            <TableCell sx={wide}>{t('optOut.contact')}</TableCell>
            <TableCell>{t('optOut.channels')}</TableCell>
            <TableCell sx={wide}>{t('optOut.since')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {guests.map((guest) => (
            <TableRow key={guest.customerId} hover>
              <TableCell>
                <Link component={RouterLink} to={paths.guest(guest.customerId)}>
                  {nameOf(guest)}
                </Link>
              </TableCell>
              <TableCell sx={{ ...wide, overflowWrap: 'anywhere' }}>
                {[guest.email, guest.phone].filter(Boolean).join(' · ')}
              </TableCell>
              <TableCell>
                {guest.channels.map((value) => {
                  const channel = asChannel(value);
                  if (!channel) return null;
                  const label = t(`optOut.channel.${channel}`);
                  return (
                    <Chip
                      key={channel}
                      size="small"
                      label={label}
                      sx={{ mr: 0.5 }}
                      {...(canEdit && {
                        onClick: () => takeBack(guest, channel),
                        'aria-label': `${t('optOut.remove', { channel: label })}: ${nameOf(guest)}`,
                      })}
                    />
                  );
                })}
              </TableCell>
              <TableCell sx={wide}>{formatInstant(language, guest.at, vendor.timezone)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
