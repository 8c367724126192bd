export { TherapistWeek as Component } from '../../../features/spa/day-grid/components/week/therapist-week';
