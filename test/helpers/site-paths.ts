import type { Router } from 'express';
import { createApp } from '../../src/app.js';
import type { TestApp } from './app.js';
import { silentLog } from './database.js';

/** All paths outside of the API, with a colon before each parameter. */
export function sitePaths({ config, database, storage, views }: TestApp): string[] {
  const { router } = createApp({ config, database, storage, views, log: silentLog, replicas: null });
  return pathsOf(router);
}

function pathsOf({ stack }: Pick<Router, 'stack'>): string[] {
  return stack.flatMap(({ route, handle }) => {
    if (route !== undefined) return [route.path].flat() as string[];
    return 'stack' in handle ? pathsOf(handle as unknown as Router) : [];
  });
}
