import { WrittenPage } from '../../../features/articles/components/written-page';
import { EditedList } from '../../../features/edited/components/edited-list';

export const Component = () => (
  <WrittenPage name="articles" after={<EditedList kind="articles" />} />
);
