import Alert from '@mui/material/Alert';
import type { useSaveFailure } from '../../hooks/panel/use-save-failure';
import { OverrideField } from './override-field';

interface Props {
  failure: ReturnType<typeof useSaveFailure>;
}

/** Says why saving failed and, to staff who may, offers to overbook. */
export function SaveFailure({ failure: { text, override } }: Props) {
  return (
    <>
      {text && <Alert severity="error">{text}</Alert>}
      {override && <OverrideField {...override} />}
    </>
  );
}
