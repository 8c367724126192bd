import { useParams } from 'react-router-dom';
import { ThemePage } from '../../../../features/settings/themes/components/theme-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="themes.edit">
      <ThemePage themeId={id} />
    </Allowed>
  );
}
