import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from './text-input';

type Props = Omit<TextInputProps, 'type' | 'slotProps' | 'autoComplete' | 'multiline'> & {
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at, with what password managers need. */
export function PasswordField({ autoComplete, ...props }: Props) {
  const { t } = useTranslation('ui');
  const [visible, setVisible] = useState(false);
  const Icon = visible ? HideIcon : ShowIcon;

  return (
    <TextInput
      {...props}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { maxLength: 128, spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={visible ? t('password.hide') : t('password.show')}
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
              >
                <Icon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
