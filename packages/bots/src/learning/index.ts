export { Network, type NetworkData } from '../network.ts';
export { CURRICULA, type Curriculum, type Subject } from './curricula.ts';
export { type Course, type Lots, playCourses, sightOf, weightsOf } from './experience.ts';
export { foretellingBy, pupilFor } from './pupil.ts';
export { errorOf, type Schooling, teach, untaught } from './training.ts';
