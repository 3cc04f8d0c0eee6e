import { describeEntry } from '../describe-entry.ts';

describeEntry('example');
