import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const modes = ['light', 'dark', 'system'] as const;
const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

/** Light, dark, or as the device has it. */
export function ColorSchemeMenu() {
  const { t } = useTranslation('common');
  const { mode = 'system', setMode } = useColorScheme();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = icons[mode];

  return (
    <>
      <IconButton
        id={`${id}-button`}
        color="inherit"
        aria-label={`${t('appearance.label')}: ${t(`appearance.${mode}`)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Current fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {modes.map((each) => {
          const Icon = icons[each];
          return (
            <MenuItem
              key={each}
              role="menuitemradio"
              aria-checked={each === mode}
              selected={each === mode}
              onClick={() => {
                setMode(each);
                setAnchor(null);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {t(`appearance.${each}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
