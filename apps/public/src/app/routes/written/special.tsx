import { WrittenPage } from '../../../features/articles/components/written-page';
import { EditedList } from '../../../features/edited/components/edited-list';

export const Component = () => <WrittenPage name="special" after={<EditedList kind="special" />} />;
