import { fetchHelp } from '@atrium/help/use-help';
import type { Visit } from '@atrium/ui/lib/loading/lazy-page';
import { HelpPage } from '../../../features/help/components/help-page';
import { Prose } from '../../../shared/written/prose';

export const prepare = ({ language }: Visit) => fetchHelp(language);

export const Component = () => <HelpPage renderText={(html) => <Prose html={html} />} />;
