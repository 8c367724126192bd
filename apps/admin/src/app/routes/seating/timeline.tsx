export { TimelineView as Component } from '../../../features/seating/components/timeline/timeline-view';
