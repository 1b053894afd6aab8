import { indexSearch } from '../../src/areas/search/indexing.js';
import type { TestApp } from './app.js';

/** Makes what was written before findable, as the service does within a second. */
export const searchSettled = ({ database }: Pick<TestApp, 'database'>): Promise<void> => indexSearch(database);
