export type { PostalAddress, Vendor, VendorModules } from './vendor.schema';
export { CreateVendorInput } from './vendor-input.dto';
export { vendorSearchKeys } from './vendor-search-keys';
export { VendorModulesOutput } from './vendors.dto';
export { VendorsModule } from './vendors.module';
export { VendorsService } from './vendors.service';
