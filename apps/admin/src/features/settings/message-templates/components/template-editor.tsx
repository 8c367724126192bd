import type { MessageTemplateOutput } from '@atrium/api-client/admin';
import { languageInfo, languages as offered } from '@atrium/i18n/languages';
import { unknownPlaceholders } from '@atrium/rules/texts/message-template';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { MessageKind } from '../../../../shared/settings/message-kinds';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import { useTemplateForm } from '../hooks/use-template-form';
import type { Beginning } from '../lib/template-values';
import { DeleteTemplate } from './delete-template';
import { MessagePreview } from './message-preview';
import { PlaceholderList } from './placeholder-list';

interface Props {
  kind: MessageKind;
  title: string;
  /** The venue's own words; absent if there are none yet. */
  template: MessageTemplateOutput | undefined;
  beginning: Beginning;
  /** Names allowed in double braces. */
  placeholders: readonly string[];
  /** Links to the other languages. */
  languages?: ReactNode;
}

/** The words of a message beside what its reader will see. */
export function TemplateEditor(props: Props) {
  const { kind, title, template, beginning, placeholders, languages } = props;
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { form, ...saving } = useTemplateForm(props);
  const { control } = form;
  const textField = useRef<HTMLDivElement>(null);
  const isCustom = kind === 'custom';
  const values = useWatch({ control });

  /** Position of the cursor in the text; its end while the text has no focus. */
  const insert = (placeholder: string) => {
    const input = textField.current?.querySelector('textarea');
    const text = form.getValues('text');
    const at = input?.selectionStart ?? text.length;
    const inserted = `{{${placeholder}}}`;
    const next = text.slice(0, at) + inserted + text.slice(input?.selectionEnd ?? at);
    form.setValue('text', next, { shouldDirty: true });
    input?.focus();
    requestAnimationFrame(() => {
      input?.setSelectionRange(at + inserted.length, at + inserted.length);
    });
  };

  return (
    <SettingsEditor
      title={title}
      back={{ to: paths.settingsMessages, label: t('settings:templates.title') }}
      actions={template && <DeleteTemplate template={template} title={title} />}
      form={saving}
      isNew={isCustom && !template}
    >
      {languages}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {isCustom && (
            <FormText
              control={control}
              name="name"
              label={t('fields.name', { ns: 'common' })}
              maxLength={80}
            />
          )}
          {isCustom && (
            <FormSelect
              control={control}
              name="language"
              label={t('settings:vendor.language')}
              disabled={template !== undefined}
              options={offered.map((code) => ({
                value: code,
                label: languageInfo[code].nativeName,
              }))}
            />
          )}
          <FormText
            control={control}
            name="subject"
            label={t('messages.subject')}
            maxLength={150}
          />
          <div ref={textField}>
            <FormText
              control={control}
              name="text"
              label={t('messages.text')}
              multiline
              minRows={10}
              maxLength={5000}
            />
          </div>
          <PlaceholderList
            placeholders={placeholders}
            unknown={unknownPlaceholders(
              `${values.subject ?? ''}\n${values.text ?? ''}`,
              placeholders,
            )}
            onInsert={insert}
          />
          {isCustom && (
            <FormSwitch
              control={control}
              name="marketing"
              label={t('settings:templates.marketing')}
              hint={t('messageTemplates.marketing')}
            />
          )}
        </Box>
        <MessagePreview
          kind={kind}
          language={values.language ?? beginning.language}
          subject={values.subject ?? ''}
          text={values.text ?? ''}
        />
      </Box>
    </SettingsEditor>
  );
}
