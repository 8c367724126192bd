import SystemIcon from '@mui/icons-material/ContrastRounded';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChoiceButton } from './choice-button';

const modes = ['light', 'dark', 'system'] as const;
const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

/** Light, dark, or as the device has it. */
export function ColorSchemeMenu() {
  const { t } = useTranslation('common');
  const { mode = 'system', setMode } = useColorScheme();
  const Current = icons[mode];

  const choices = modes.map((value) => {
    const Icon = icons[value];
    return { value, label: t(`appearance.${value}`), icon: <Icon fontSize="small" /> };
  });

  return (
    <ChoiceButton choices={choices} value={mode} onChoose={setMode}>
      {(trigger) => (
        <IconButton
          {...trigger}
          color="inherit"
          aria-label={`${t('appearance.label')}: ${t(`appearance.${mode}`)}`}
        >
          <Current fontSize="small" />
        </IconButton>
      )}
    </ChoiceButton>
  );
}
