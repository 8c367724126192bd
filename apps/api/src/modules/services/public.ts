export { ActivitySchedule, toActivitySchedule } from './activities.dto';
export { toServiceAddon } from './merge-service';
export { Service, type ServiceAddon, type ServiceSpecialDay } from './service.schema';
export { ServiceImpact, ServiceImpactQuery } from './service-impact.dto';
export { ServiceAddonInput } from './service-times.dto';
export { ServiceAddonOutput } from './services.dto';
export { ServicesModule } from './services.module';
export { type ServiceChangeOptions, ServicesService } from './services.service';
