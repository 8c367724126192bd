import { WrittenPage } from '../../../features/articles/components/written-page';

export const Component = () => <WrittenPage name="articles" />;
