import {
  type MessageTemplateOutput,
  useDeleteMessageTemplateMutation,
} from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { DeleteButton } from '../../../../shared/editing/delete-button';

interface Props {
  template: MessageTemplateOutput;
  title: string;
}

/** Deletes the venue's words; an automatic message is then sent in the product's words again. */
export function DeleteTemplate({ template, title }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const [remove] = useDeleteMessageTemplateMutation();
  const isCustom = template.kind === 'custom';
  return (
    <DeleteButton
      deletion={{
        name: title,
        ...(!isCustom && { text: t('settings:templates.deleteText') }),
        remove: () => remove({ id: template._id }).unwrap(),
      }}
      leaveTo={paths.settingsMessages}
      {...(!isCustom && { label: t('settings:templates.useOurs') })}
    />
  );
}
