export { Package } from './package.schema';
export { PackageAddonInput } from './packages.dto';
export { PackagesModule } from './packages.module';
export { PackagesService } from './packages.service';
