export {
  ActivityGuide,
  ActivitySchedule,
  picturesOf,
  toActivityGuide,
  toActivitySchedule,
} from './activities.dto';
export { AddonInput, BookedAddonOutput, toBookedAddon } from './addons/booked-addon.dto';
export { type BookedAddon, bookedAddons, type OfferedAddon } from './addons/booked-addons';
export { toServiceAddon } from './merge-service';
export { Service, type ServiceAddon, type ServiceSpecialDay } from './service.schema';
export { ServiceImpact, ServiceImpactQuery } from './service-impact.dto';
export {
  CancellationStepOutput,
  PrepaidPartOutput,
  PrepaymentExceptionOutput,
  toActivityPrepayment,
} from './service-prepayment.dto';
export { ServiceAddonInput } from './service-times.dto';
export { ServiceAddonOutput } from './services.dto';
export { ServicesModule } from './services.module';
export { type ServiceChangeOptions, ServicesService } from './services.service';
