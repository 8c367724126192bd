import { useTranslation } from 'react-i18next';

/**
 * Before the venue is known nothing may wear a brand, so this has no colour. The page looks the same
 * from its first byte on: `index.html` has this drawing and its styles.
 */
export function QuietLoading() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className="shell" aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
