import {
  type MessageTemplateOutput,
  useDeleteMessageTemplateMutation,
} from '@atrium/api-client/api';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useDelete } from '../../../shared/settings/use-delete';

interface Props {
  template: MessageTemplateOutput;
  title: string;
}

/** Takes own words away: of a message that goes out by itself, the product's are sent again. */
export function DeleteTemplate({ template, title }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const navigate = useNavigate();
  const askAndDelete = useDelete();
  const [remove] = useDeleteMessageTemplateMutation();
  const isCustom = template.kind === 'custom';

  const ask = async () => {
    const gone = await askAndDelete({
      name: title,
      ...(!isCustom && { text: t('settings:templates.deleteText') }),
      remove: () => remove({ id: template._id }).unwrap(),
    });
    if (gone) navigate(paths.settingsMessages);
  };
  return (
    <Button color="error" onClick={ask}>
      {isCustom ? t('settings:delete') : t('settings:templates.useOurs')}
    </Button>
  );
}
