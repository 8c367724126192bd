import { Reports } from '../../features/reports/components/reports';

export const Component = Reports;
