import { useListMessageKindsQuery, useListMessageTemplatesQuery } from '@atrium/api-client/admin';
import { toLanguage } from '@atrium/i18n/languages';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useTranslation } from 'react-i18next';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import { findKind } from '../../../../shared/settings/message-kinds';
import { LanguageLinks } from './language-links';
import { TemplateEditor } from './template-editor';

interface Props {
  kind: string;
  languageCode: string;
}

/** One message in one language: the venue's words, or the product's to begin with. */
export function KindPage({ kind, languageCode }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const codeText = useCodeText();
  const language = toLanguage(languageCode) ?? 'en';
  const known = findKind(kind);
  const kinds = useListMessageKindsQuery({ language });
  const templates = useListMessageTemplatesQuery();
  const about = kinds.data?.data.find((each) => each.kind === kind);
  const own = templates.data?.data.filter((template) => template.kind === kind);

  if (!known) return <EmptyState title={codeText('NOT_FOUND')} />;
  if (kinds.isError || templates.isError) {
    const retry = () => {
      void kinds.refetch();
      void templates.refetch();
    };
    return <ErrorState onRetry={retry} />;
  }
  if (!about || !own) return <FormSkeleton fields={4} />;
  return (
    <TemplateEditor
      kind={known.kind}
      title={t(known.label)}
      template={own.find((template) => template.language === language)}
      beginning={{ subject: about.subject, text: about.text, language }}
      placeholders={about.placeholders}
      languages={
        <LanguageLinks
          kind={known.kind}
          shown={language}
          own={own.map((template) => template.language)}
        />
      }
    />
  );
}
