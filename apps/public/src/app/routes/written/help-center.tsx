import { HelpPage } from '../../../features/help/components/help-page';
import { Prose } from '../../../shared/written/prose';

export const Component = () => <HelpPage renderText={(html) => <Prose html={html} />} />;
