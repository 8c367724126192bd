import { Reviews } from '../../features/reviews/components/reviews';

export const Component = Reviews;
