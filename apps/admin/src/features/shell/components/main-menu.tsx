import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { type Page, pageOf, pagesOf } from '../lib/pages';
import { LaterTooltip } from './later-tooltip';

interface Props {
  /** Icons alone, for narrow windows. */
  compact?: boolean;
  /** Told when a page was chosen, to close the drawer around it. */
  onChoose?: () => void;
}

/** The pages that whoever is signed in may open and the venue has: what the day needs, then the rest. */
export function MainMenu({ compact = false, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const allowed = pagesOf(useMe());
  const current = pageOf(useLocation().pathname);
  const groups = (['day', 'upkeep'] as const).map((group) => ({
    group,
    pages: allowed.filter(({ menu }) => menu === group),
  }));

  const link = ({ key, path, icon: Icon }: Page) => (
    <ListItemButton
      component={Link}
      to={path}
      aria-current={key === current?.key ? 'page' : undefined}
      onClick={() => onChoose?.()}
      {...(compact && { 'aria-label': t(`nav.${key}`) })}
      sx={(theme) => ({
        minHeight: 42,
        px: compact ? 0 : 1.5,
        justifyContent: compact ? 'center' : 'flex-start',
        color: 'text.secondary',
        '&[aria-current]': {
          color: 'text.primary',
          backgroundColor: theme.vars.palette.action.selected,
          '& svg': { color: theme.vars.palette.primary.main },
        },
      })}
    >
      <ListItemIcon sx={{ minWidth: compact ? 0 : 34, color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {!compact && (
        <ListItemText
          primary={t(`nav.${key}`)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 550 } } }}
        />
      )}
    </ListItemButton>
  );

  return (
    <>
      {groups.map(({ group, pages }) => (
        <Fragment key={group}>
          {group === 'upkeep' && <Divider sx={{ mx: 1, my: 1 }} />}
          <List component="ul" sx={{ display: 'grid', gap: 0.25, px: 1, py: 0 }}>
            {pages.map((page) => (
              <ListItem key={page.key} disablePadding>
                {compact ? (
                  <LaterTooltip title={t(`nav.${page.key}`)} placement="right">
                    {link(page)}
                  </LaterTooltip>
                ) : (
                  link(page)
                )}
              </ListItem>
            ))}
          </List>
        </Fragment>
      ))}
    </>
  );
}
