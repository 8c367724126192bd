export { Package } from './package.schema';
export { PackagesModule } from './packages.module';
export { PackagesService } from './packages.service';
