import type { Router } from 'express';
import { createApp } from '../../src/app.js';
import type { TestApp } from './app.js';
import { silentLog } from './database.js';

/** The paths of all that is not below the base path of the interface, with a colon before each parameter. */
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
