import { formatList } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The labels of the fields that need another look, in their order. */
  fields: readonly string[];
}

/** Says at once which fields of a form need another look; each has its own text below it. */
export function ErrorSummary({ fields }: Props) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  if (fields.length === 0) return null;
  return (
    <VisuallyHidden>
      <span role="alert">{t('check', { fields: formatList(language, fields) })}</span>
    </VisuallyHidden>
  );
}
