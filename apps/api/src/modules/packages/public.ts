export { Package } from './package.schema';
export { PackageAddonInput, PackageTreatmentTypeInput } from './packages.dto';
export { PackagesModule } from './packages.module';
export { PackagesService } from './packages.service';
