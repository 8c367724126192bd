export { WidgetsModule } from './widgets.module';
