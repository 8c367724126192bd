export { PlanView as Component } from '../../../features/seating/components/plan/plan-view';
