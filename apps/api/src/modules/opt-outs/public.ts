export { OptOutsModule } from './opt-outs.module';
