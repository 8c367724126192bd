export { GuestCardModule } from './guest-card.module';
