export { lengthOf } from './length-of';
export { type ReadDay, SpaDays } from './spa-days';
export { SpaDaysModule } from './spa-days.module';
