import { WrittenPage } from '../../../features/articles/components/written-page';
import { preparePage } from '../../../features/articles/lib/load-page';
import { EditedList } from '../../../features/edited/components/edited-list';

export const prepare = preparePage('articles');

export const Component = () => (
  <WrittenPage name="articles" after={<EditedList kind="articles" />} />
);
