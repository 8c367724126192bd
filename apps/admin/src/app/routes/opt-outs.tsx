import { OptOuts } from '../../features/opt-outs/components/opt-outs';

export const Component = OptOuts;
