import { ImportExport } from '../../features/import-export/components/import-export';
import { Allowed } from '../../shared/access/allowed';

export const Component = () => (
  <Allowed permission="imports.run">
    <ImportExport />
  </Allowed>
);
