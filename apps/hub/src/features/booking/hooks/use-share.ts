import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';

interface Shared {
  /** 'Kayak tour, Sat 28 Nov, 10:00' */
  text: string;
  /** Within the hub. */
  path: string;
}

/** Opens what the device shares with; a browser without that copies the link. */
export function useShare(): (shared: Shared) => Promise<void> {
  const { t } = useTranslation('hub');
  const showToast = useToast();
  return async ({ text, path }) => {
    const url = new URL(path, window.location.origin).href;
    if ('share' in navigator) {
      // Closing the device's own menu is not a failure.
      await navigator.share({ text, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(`${text}\n${url}`);
      showToast({ type: 'success', message: t('booking.done.copied') });
    } catch {
      showToast({ type: 'warning', message: url });
    }
  };
}
