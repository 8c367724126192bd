import { WrittenPage } from '../../../features/articles/components/written-page';
import { preparePage } from '../../../features/articles/lib/load-page';

export const prepare = preparePage('pitch_deck');

export const Component = () => <WrittenPage name="pitch_deck" />;
