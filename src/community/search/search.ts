import type { Handler } from '../../api/pipeline/handlers.js';
import { excerptOf } from './excerpt.js';

export const searchSite: Handler<'searchSite'> = async (input) => {
  const { cursor } = input.query;
  const { beginnings, parts = [], results, next_cursor, ...page } = await input.parts.search.search(input);
  return {
    status: 200,
    body: {
      ...page,
      ...(cursor === undefined ? {} : { next_cursor }),
      results: results.map(({ content, ...result }) => ({
        ...result,
        excerpt: excerptOf(content ?? '', beginnings, parts),
      })),
    },
  };
};

export const suggestTitles: Handler<'suggestTitles'> = async (input) => ({
  status: 200,
  body: await input.parts.search.suggest(input),
});
