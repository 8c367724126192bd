import HelpIcon from '@mui/icons-material/HelpOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkey } from '../../../shared/hooks/use-hotkey';

const HelpPanel = lazy(async () => ({ default: (await import('./help-panel')).HelpPanel }));

/** Opens the help of the page beside it, by F1 anywhere and by `?` where nobody is typing. */
export function HelpButton() {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  useHotkey({ key: 'f1', whileTyping: true }, open);
  useHotkey({ key: '?' }, open);

  return (
    <>
      <IconButton
        aria-label={t('nav.help')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="F1"
        onClick={open}
      >
        <HelpIcon />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <HelpPanel isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
