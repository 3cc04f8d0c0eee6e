export { CURRICULA, type Curriculum, type Subject } from './curricula.ts';
export { type Course, playCourses, sightOf } from './experience.ts';
export { Network, type NetworkData } from './network.ts';
export { pupilFor } from './pupil.ts';
export { errorOf, teach, untaught } from './training.ts';
