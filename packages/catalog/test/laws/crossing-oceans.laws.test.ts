import { describeEntry } from '../describe-entry.ts';

describeEntry('crossing-oceans');
