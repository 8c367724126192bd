export { SitePagesModule } from './site-pages.module';
