import { isApiError } from '@atrium/api-client/api-error';
import { useGetContainerQuery } from '@atrium/api-client/public';
import { toLanguage } from '@atrium/i18n/languages';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { beginWith } from '../features/booking/lib/draft';
import type { EmbeddedAddress } from '../shared/embedding/address';
import { type Embedding, EmbeddingContext, tellTo, useTell } from '../shared/embedding/embedding';

interface Props {
  address: EmbeddedAddress;
  children: ReactNode;
}

/** The booking in a venue's own site, as the venue saved it and the site wants it. */
export function Embedded({ address, children }: Props) {
  const { t } = useTranslation('public');
  const { vendor, container, parent, language, theme, accent, participants, services } = address;
  const { data, error, refetch } = useGetContainerQuery({
    vendorId: vendor,
    ...(container && { container }),
  });
  const saved = data?.data;
  const { setMode } = useColorScheme();
  const mode = theme ?? saved?.theme ?? 'auto';
  const tell = useMemo(() => tellTo(parent), [parent]);
  useTellHeight(tell);

  useLayoutEffect(() => {
    setMode(mode === 'auto' ? 'system' : mode);
  }, [mode, setMode]);

  const embedding = useMemo((): Embedding | undefined => {
    if (!saved) return undefined;
    if (participants !== undefined) beginWith(participants, { again: true });
    else if (saved.participants !== undefined) beginWith(saved.participants);
    return {
      home: `/container/${[vendor, ...(container ? [container] : [])].map(encodeURIComponent).join('/')}`,
      services: services ?? saved.services,
      accent: accent ?? saved.accent,
      language: language ?? toLanguage(saved.languageCode),
      tell,
    };
  }, [saved, vendor, container, services, accent, language, participants, tell]);

  if (embedding) {
    return (
      <EmbeddingContext value={embedding}>
        <Opened>{children}</Opened>
      </EmbeddingContext>
    );
  }
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  return (
    <Box component="main" sx={{ p: 2 }}>
      {isRefused && <EmptyState title={t('booking.none')} />}
      {error !== undefined && !isRefused && <ErrorState onRetry={refetch} />}
      {error === undefined && <LoadingScreen />}
    </Box>
  );
}

function Opened({ children }: { children: ReactNode }) {
  useTell('opened', OPENED);
  return children;
}

const OPENED = {};

/** So that the frame is as high as what it shows, and never scrolls by itself. */
function useTellHeight(tell: Embedding['tell']): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      tell('resized', { height: Math.ceil(root.getBoundingClientRect().height) });
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [tell]);
}
