import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import Drawer from '@mui/material/Drawer';
import { Suspense, useId } from 'react';
import { HelpContent } from './help-content';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

const areas = ['help'] as const;

/** Beside the page, which stays readable; above its dialogs, as a question may be about one. */
export function HelpPanel({ isOpen, onClose }: Props) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      sx={(theme) => ({ zIndex: theme.zIndex.modal + 1, displayPrint: 'none' })}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 440 } },
        },
      }}
    >
      <Suspense fallback={null}>
        <AreaTexts areas={areas}>
          <HelpContent titleId={titleId} onClose={onClose} />
        </AreaTexts>
      </Suspense>
    </Drawer>
  );
}
