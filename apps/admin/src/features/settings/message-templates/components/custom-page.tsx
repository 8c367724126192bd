import { useListMessageKindsQuery, useListMessageTemplatesQuery } from '@atrium/api-client/admin';
import { toLanguage } from '@atrium/i18n/languages';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useTranslation } from 'react-i18next';
import { NEW } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import { TemplateEditor } from './template-editor';

interface Props {
  templateId: string;
}

/** A text that staff send by hand, new or not. */
export function CustomPage({ templateId }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const codeText = useCodeText();
  const language = toLanguage(useMe().vendor.languageCode) ?? 'en';
  const kinds = useListMessageKindsQuery({ language });
  const templates = useListMessageTemplatesQuery();
  const about = kinds.data?.data.find(({ kind }) => kind === 'custom');
  const template = templates.data?.data.find(({ _id }) => _id === templateId);

  if (kinds.isError || templates.isError) {
    const retry = () => {
      void kinds.refetch();
      void templates.refetch();
    };
    return <ErrorState onRetry={retry} />;
  }
  if (!about || !templates.data) return <FormSkeleton fields={4} />;
  if (!template && templateId !== NEW) return <EmptyState title={codeText('NOT_FOUND')} />;
  return (
    <TemplateEditor
      key={templateId}
      kind="custom"
      title={template?.name ?? t('settings:templates.add')}
      template={template}
      beginning={{ subject: about.subject, text: about.text, language }}
      placeholders={about.placeholders}
    />
  );
}
