import SearchIcon from '@mui/icons-material/AddCircleOutlineRounded';
import MembershipIcon from '@mui/icons-material/CardMembershipRounded';
import ActivitiesIcon from '@mui/icons-material/EventAvailableRounded';
import StaysIcon from '@mui/icons-material/HotelRounded';
import ProfileIcon from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Height of the bottom bar on a phone in pixels, without the phone's safe area. */
export const BOTTOM_BAR_HEIGHT = 64;

const TAB_HEIGHT = 48;
/** Height of the tab row elsewhere in pixels, including the line below it. */
export const TAB_ROW_HEIGHT = TAB_HEIGHT + 1;

interface Props {
  /** On a phone the page's own button takes the place at the bottom. */
  hiddenOnPhone: boolean;
}

/**
 * The guest's pages: at the bottom on a phone, within reach of the thumb; below the header
 * elsewhere.
 */
export function HubTabs({ hiddenOnPhone }: Props) {
  const { t } = useTranslation('hub');
  const { paths, modules } = useVendor();
  const { pathname } = useLocation();

  const tabs = [
    {
      to: paths.overview,
      below: [paths.activity(''), paths.treatment(''), paths.journey('')],
      label: t('tabs.myActivities'),
      Icon: ActivitiesIcon,
    },
    ...(modules.services || modules.spa
      ? [
          {
            to: paths.newReservation,
            below: [
              paths.discover(''),
              paths.newActivity(''),
              paths.newTreatment(''),
              paths.newJourney,
            ],
            label: t('tabs.newActivities'),
            Icon: SearchIcon,
          },
        ]
      : []),
    ...(modules.stays ? [{ to: paths.stays, label: t('tabs.stays'), Icon: StaysIcon }] : []),
    { to: paths.profile, label: t('tabs.profile'), Icon: ProfileIcon },
    ...(modules.memberships
      ? [{ to: paths.membership, label: t('tabs.memberships'), Icon: MembershipIcon }]
      : []),
  ];

  return (
    <Box
      component="nav"
      aria-label={t('tabs.label')}
      sx={(theme) => ({
        display: { xs: hiddenOnPhone ? 'none' : 'flex', md: 'flex' },
        position: { xs: 'fixed', md: 'static' },
        zIndex: theme.zIndex.appBar,
        insetInline: 0,
        bottom: 0,
        px: { xs: 0.5, md: 3 },
        pb: { xs: 'env(safe-area-inset-bottom)', md: 0 },
        width: '100%',
        maxWidth: { md: 900 },
        mx: { md: 'auto' },
        gap: { md: 0.5 },
        // Aligns the first word, not its hover area, with the venue's name.
        '& > :first-of-type': { ml: { md: -1.75 } },
        backgroundColor: { xs: theme.vars.palette.background.paper, md: 'transparent' },
        borderTop: { xs: `1px solid ${theme.vars.palette.divider}`, md: 'none' },
      })}
    >
      {tabs.map(({ to, below = [], label, Icon }) => {
        const isCurrent = pathname === to || below.some((path) => pathname.startsWith(path));
        return (
          <ButtonBase
            key={to}
            component={NavLink}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            sx={(theme) => ({
              position: 'relative',
              // As wide as the words: five equal tabs would cut off the longest on the smallest
              // phones.
              flex: { xs: '1 1 auto', md: 'none' },
              minWidth: { md: 0 },
              minHeight: { xs: BOTTOM_BAR_HEIGHT, md: TAB_HEIGHT },
              px: { xs: 0.25, md: 1.75 },
              gap: { xs: 0.25, md: 1 },
              flexDirection: { xs: 'column', md: 'row' },
              fontSize: { xs: '0.75rem', md: '0.9375rem' },
              lineHeight: 1.2,
              fontWeight: isCurrent ? 650 : 550,
              textAlign: 'center',
              hyphens: 'auto',
              color: isCurrent
                ? theme.vars.palette.text.primary
                : theme.vars.palette.text.secondary,
              '& svg': {
                fontSize: { xs: 24, md: 20 },
                ...(isCurrent && { color: theme.vars.palette.primary.main }),
              },
              '&::after': {
                content: '""',
                position: 'absolute',
                insetInline: { xs: '28%', md: 14 },
                top: { xs: -1, md: 'auto' },
                bottom: { xs: 'auto', md: 0 },
                height: 3,
                borderRadius: 3,
                backgroundColor: isCurrent ? theme.vars.palette.primary.main : 'transparent',
              },
              '&:hover': { color: theme.vars.palette.text.primary },
              // around it the ring would be cut by the header above
              '&.Mui-focusVisible': { outlineOffset: -3, borderRadius: 1 },
            })}
          >
            <Icon aria-hidden />
            {/* wide enough for a thumb with its padding */}
            <Box component="span" sx={{ minWidth: { xs: 40, md: 0 } }}>
              {label}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
