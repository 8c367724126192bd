import { OptOuts } from '../../features/opt-out/components/opt-outs';

export const Component = OptOuts;
