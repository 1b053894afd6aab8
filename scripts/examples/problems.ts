import { exampleOf } from './example-of.js';
import type { ExampleFiles } from './files.js';
import type { ExampleService } from './service.js';
import { at, setStage, succeed } from './stage.js';
import { multipart } from './uploads.js';

type Refusal = Promise<{ error?: unknown; response: Response }>;

/** Provokes each of the shared error responses. */
export async function refuseEverything(
  { keys, serve }: ExampleService,
  baseUrl: string,
  files: ExampleFiles,
): Promise<void> {
  const ignored = { request: () => {}, reply: () => {} };
  const keep = async (name: string, refusal: Refusal) => {
    const { error, response } = await refusal;
    const isLimited = response.status === 429 && name !== 'TooManyRequests';
    if (error === undefined || isLimited) throw new Error(`${name} was answered with ${response.status}`);
    files.problem(name, error);
  };

  const { anybody, member, moderator } = setStage(baseUrl, keys, ignored);
  await keep('BadRequest', anybody.GET('/forum/boards/{id}', { params: at(0) }));
  await keep('Unauthorized', anybody.GET('/me'));
  await keep('NotFound', anybody.GET('/forum/topics/{id}', { params: at(2_000_000_000) }));
  await keep('Gone', anybody.GET('/events', { params: { query: { after: '999999999999' } } }));
  const topic = { board_id: 3, title: 'A desk from one sheet of plywood', content: 'One sheet, no screws.' };
  const large = { ...topic, content: 'x'.repeat(1024 * 1024) };
  await keep('PayloadTooLarge', member.POST('/forum/topics', { body: large }));
  const plain = { headers: { 'Content-Type': 'text/plain' }, bodySerializer: () => 'A desk' };
  await keep('UnsupportedMediaType', member.POST('/forum/topics', { body: topic, ...plain }));
  const changed = { ...at(exampleOf('TopicId')), header: { 'If-Match': '"another"' } };
  await keep(
    'PreconditionFailed',
    moderator.PATCH('/forum/topics/{id}', { params: changed, body: { title: topic.title } }),
  );
  const { content: _left, ...incomplete } = topic;
  const leftOut = { bodySerializer: () => JSON.stringify(incomplete) };
  await keep('UnprocessableContent', member.POST('/forum/topics', { body: topic, ...leftOut }));

  // One server for all other settings, since each compiles the whole contract.
  const settings = { AREAS: 'files', REQUIRE_HTTPS: 'true', TRUST_PROXY: 'true', RATE_LIMIT_ANONYMOUS: '1' };
  const link = async () => Promise.reject(new Error('The storage is broken'));
  const strictUrl = await serve(settings, { link });
  const overHttp = setStage(strictUrl, keys, ignored);
  const overHttps = setStage(strictUrl, keys, ignored, (request) => {
    request.headers.set('X-Forwarded-Proto', 'https');
    return fetch(request);
  });
  await keep('Forbidden', overHttp.anybody.GET('/health'));
  await keep('ServiceUnavailable', overHttps.anybody.GET('/forum/boards'));
  await overHttps.anybody.GET('/health');
  await keep('TooManyRequests', overHttps.anybody.GET('/health'));

  const body = { file: 'report.pdf' };
  const file = await succeed('A file', member.POST('/files', { body, ...(await multipart(body)) }));
  const toFile = { params: at(file.id) };
  await keep('InternalError', overHttps.member.GET('/files/{id}/download', toFile));

  const tooMany = { items: [{ product_id: exampleOf('ShopProductId'), quantity: 1000 }] };
  await keep('Conflict', member.POST('/shop/orders', { body: tooMany }));
}
