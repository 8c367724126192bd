import { formatList } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

interface Props {
  fields: readonly string[];
}

export function AnnouncedFields({ fields }: Props) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <VisuallyHidden>
      <span role="alert">{t('check', { fields: formatList(language, fields) })}</span>
    </VisuallyHidden>
  );
}
