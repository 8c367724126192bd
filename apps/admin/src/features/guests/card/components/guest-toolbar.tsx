import { hasPart, type Part } from '@atrium/rules/venue/modules';
import type { SvgIconComponent } from '@mui/icons-material';
import BookIcon from '@mui/icons-material/AddCircleOutlineRounded';
import MembershipIcon from '@mui/icons-material/CardMembershipRounded';
import ReservationsIcon from '@mui/icons-material/EventNoteRounded';
import AuditIcon from '@mui/icons-material/HistoryRounded';
import StaysIcon from '@mui/icons-material/HotelRounded';
import MessagesIcon from '@mui/icons-material/MailOutlineRounded';
import TreatmentsIcon from '@mui/icons-material/SpaRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { NEW_GUEST, paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';

interface Props {
  guestId: string;
}

const links = [
  { key: 'reservations', to: paths.guest, icon: ReservationsIcon },
  { key: 'newReservation', to: paths.guestNewBooking, icon: BookIcon, part: 'bookings' },
  { key: 'membership', to: paths.guestMemberships, icon: MembershipIcon, part: 'memberships' },
  { key: 'messages', to: paths.guestMessages, icon: MessagesIcon },
  { key: 'auditLogs', to: paths.guestAuditLogs, icon: AuditIcon },
  { key: 'stays', to: paths.guestStays, icon: StaysIcon, part: 'stays' },
  { key: 'treatments', to: paths.guestTreatments, icon: TreatmentsIcon, part: 'spa' },
] as const satisfies readonly {
  key: string;
  to: (guestId: string) => string;
  icon: SvgIconComponent;
  /** A venue without it has no such tab. */
  part?: Part;
}[];

/** The guest's tabs; an unsaved guest has only Bookings. */
export function GuestToolbar({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const { modules } = useMe().vendor;
  const { pathname } = useLocation();
  // A single membership's address does not start with that of the list.
  const isMembership = pathname.startsWith(paths.guestMembership(guestId, ''));
  const shown =
    guestId === NEW_GUEST
      ? links.slice(0, 1)
      : links.filter((link) => !('part' in link) || hasPart(modules, link.part));

  return (
    <Box
      component="nav"
      aria-label={t('guest.toolbar.label')}
      sx={{
        display: 'flex',
        gap: 0.5,
        mt: 2,
        mb: 2.5,
        // six long words stay in one row, which scrolls where it is wider than the page
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {shown.map(({ key, to, icon: Icon }) => (
        <ButtonBase
          key={key}
          component={NavLink}
          to={to(guestId)}
          end={key === 'reservations'}
          state={{ keepFocus: true }}
          className={key === 'membership' && isMembership ? 'active' : ''}
          sx={(theme) => ({
            flex: 'none',
            gap: 0.75,
            px: { xs: 1.25, lg: 1.5 },
            py: 1.25,
            typography: 'body2',
            fontWeight: 550,
            color: 'text.secondary',
            borderBottom: '3px solid transparent',
            '&:hover': { color: 'text.primary' },
            '&.active': {
              color: 'text.primary',
              borderBottomColor: theme.vars.palette.primary.main,
            },
          })}
        >
          {/* six long words need its room on a tablet */}
          <Icon fontSize="small" sx={{ display: { xs: 'none', md: 'block' } }} />
          {t(`guest.toolbar.${key}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}
