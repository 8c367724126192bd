import { SystemStatusPage } from '../../../features/system-status/components/system-status-page';

/** `/status`: how the parts of this installation do. */
export const Component = () => <SystemStatusPage />;
