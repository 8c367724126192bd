import type { Language } from '@atrium/i18n/languages';
import { useTranslation } from 'react-i18next';
import { NamesOfRows } from '../names-of-rows';

interface Props {
  language: Language;
}

/** What the addons of the form around it are called in one language. */
export function AddonNames({ language }: Props) {
  const { t } = useTranslation('admin');
  return <NamesOfRows rows="addons" title={t('booking.addons')} language={language} />;
}
