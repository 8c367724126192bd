export { AddonInput, BookedAddonOutput, toBookedAddon } from './addons/booked-addon.dto';
export { type BookedAddon, bookedAddons, type OfferedAddon } from './addons/booked-addons';
export {
  ActivityGuide,
  ActivitySchedule,
  guideTexts,
  picturesOf,
  toActivityGuide,
  toActivitySchedule,
} from './dto/activities.dto';
export { ActivityAgeBand, toActivityAgeBands } from './dto/age-bands.dto';
export { ServiceImpact, ServiceImpactQuery } from './dto/service-impact.dto';
export { ServiceInput } from './dto/service-input.dto';
export { ServiceAddonOutput } from './dto/service-output.dto';
export {
  CancellationStepOutput,
  PrepaidPartOutput,
  PrepaymentExceptionOutput,
  toActivityPrepayment,
} from './dto/service-prepayment.dto';
export { ServiceAddonInput } from './dto/service-times.dto';
export { toServiceAddon } from './merge-service';
export {
  Service,
  type ServiceAddon,
  type ServiceAgeBand,
  type ServiceSpecialDay,
} from './service.schema';
export { ServiceEditor } from './service-editor';
export { ServicesModule } from './services.module';
export { type ServiceChangeOptions, ServicesService } from './services.service';
