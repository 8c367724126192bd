import MenuIcon from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./mobile-menu-items');
const Items = lazy(async () => ({ default: (await load()).MobileMenuItems }));

/** Few visitors open it: what is in it stays out of the first page. */
export function MobileMenu() {
  const { t } = useTranslation('public');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const preload = () => void load().catch(() => undefined);

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={anchor ? t('nav.closeMenu') : t('nav.openMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={preload}
        onFocus={preload}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Items anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
