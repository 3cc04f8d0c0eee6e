import { describeEntry } from '../describe-entry.ts';

describeEntry('shipyard-first');
