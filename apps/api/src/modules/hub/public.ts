export { HubModule } from './hub.module';
