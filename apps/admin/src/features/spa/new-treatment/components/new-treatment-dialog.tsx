import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { Suspense, useState } from 'react';
import type { Place } from '../hooks/use-new-treatment';
import { PauseDialog } from './pause-dialog';
import { TreatmentDialog } from './treatment-dialog';

const areas = ['treatments'] as const;

interface Props extends Place {
  open: boolean;
  onClose: () => void;
}

/**
 * A new treatment from a free cell, or from a key: for a guest on the phone, so that the guest comes first, the
 * next free start is chosen already, and Ctrl+Enter books from anywhere.
 */
export function NewTreatmentDialog({ open, ...props }: Props) {
  const [isPause, setPause] = useState(false);
  if (!open) return null;
  const Chosen = isPause ? PauseDialog : TreatmentDialog;
  return (
    <Suspense fallback={null}>
      <AreaTexts areas={areas}>
        <Chosen {...props} onSwitch={() => setPause(!isPause)} />
      </AreaTexts>
    </Suspense>
  );
}
