import { ErrorState } from '@atrium/ui/components/states/error-state';
import Container from '@mui/material/Container';
import { useErrorText } from '../../../shared/hooks/use-error-text';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** The venue's theme could not be loaded, so none of its pages can be shown. */
export function VendorFailure({ error, onRetry }: Props) {
  const errorText = useErrorText();
  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: 8 }}>
      <ErrorState message={errorText(error)} onRetry={onRetry} />
    </Container>
  );
}
