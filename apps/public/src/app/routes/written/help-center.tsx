import { Prose } from '../../../features/articles/components/prose';
import { HelpPage } from '../../../features/help/components/help-page';

export const Component = () => <HelpPage renderText={(html) => <Prose html={html} />} />;
