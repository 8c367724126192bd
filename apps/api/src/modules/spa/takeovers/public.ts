export { TakeoversModule } from './takeovers.module';
