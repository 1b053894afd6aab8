// Which part of `src` may import which, and what tests and scripts may import, for dependency-cruiser: `npm run rooms`, and part of
// `npm run check`.

/** From the ground up. Nothing imports upward, and rooms on one line do not import each other, but for the files at the bottom. */
const floors = [
  [
    'operations/build',
    'operations/config',
    'operations/folders',
    'operations/free-port',
    'operations/hosts',
    'operations/listening',
    'operations/log',
    'operations/look-alikes',
    'operations/processes/bounded',
    'operations/processes/jobs',
    'operations/processes/lanes',
    'operations/processes/lifecycle',
    'operations/processes/lock',
    'operations/processes/semaphore',
    'operations/redaction',
    'operations/settings',
  ],
  ['api/contract'],
  ['database(?!/embedded)'],
  ['database/embedded'],
  ['storage'],
  ['api/http'],
  ['accounts/access', 'api/audit'],
  ['accounts/mail'],
  ['operations/metrics', 'operations/traces'],
  ['api/pipeline'],
  ['content'],
  [
    'areas/announcements',
    'areas/forum',
    'areas/answers',
    'areas/marketplace',
    'areas/shop',
    'areas/files',
    'areas/site',
    'areas/videos',
    'accounts/users',
    'accounts/oauth',
    'api/service',
  ],
  ['areas/kinds'],
  ['areas/attachments', 'areas/home', 'areas/own-state', 'areas/rendering', 'areas/revisions', 'areas/search'],
  ['accounts/exports', 'moderation', 'operations/invariants'],
  ['areas/events'],
  ['areas/webhooks', 'areas/notifications'],
  ['web'],
  ['demo'],
  ['handlers'],
  ['operations/backup'],
  ['app', 'operations/banner', 'operations/prerequisites', 'operations/processes/workers'],
  ['operations/processes/serving'],
  ['operations/processes/alone', 'operations/processes/primary'],
  ['operations/processes/worker'],
  ['server', 'cli'],
];

/** @type {(rooms: string[]) => string} */
const pathOf = (rooms) => `^src/(${rooms.join('|')})(/|\\.ts$)`;

/**
 * @import { IConfiguration, IRegularForbiddenRuleType as Rule } from 'dependency-cruiser'
 * @type {(name: string, from: Rule['from'], to: Rule['to']) => Rule}
 */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

const upward = floors
  .slice(0, -1)
  .map((floor, index) =>
    forbid(
      `nothing-upward-from-${floor[0]}`,
      { path: pathOf(floor) },
      { path: pathOf(floors.slice(index + 1).flat()) },
    ),
  );

const sideways = floors.slice(1).flatMap((floor) =>
  floor.map((room) => {
    const others = floor.filter((other) => other !== room);
    return forbid(`nothing-sideways-from-${room}`, { path: pathOf([room]) }, { path: pathOf(others) });
  }),
);

/** @type {IConfiguration} */
export default {
  forbidden: [
    ...upward,
    ...sideways,
    // Whoever reads them learns the interface: they call operations, and nothing below.
    forbid(
      'pages-of-the-community-are-made-of-operations',
      { path: '^src/web/(site|components)/' },
      {
        path: '^(src/(areas|moderation|content|database|storage|accounts/(?!access/authentication|users/accounts|users/demo-people))|generated/prisma|node_modules/(pg|@prisma))',
      },
    ),
    forbid('no-circles', {}, { circular: true }),
    forbid('every-file-in-a-room', { path: '^src/', pathNot: pathOf(floors.flat()) }, {}),
    forbid('the-service-needs-no-tests-or-scripts', { path: '^src/' }, { path: '^(test|scripts|prisma)/' }),
    forbid('scripts-need-no-tests', { path: '^scripts/' }, { path: '^test/' }),
    // Tests in a folder may import the scripts of its name, which are what they test: test/api/contract scripts/contract/deprecations.mjs;
    // and every test what walks over the document's operations.
    forbid(
      'tests-need-no-scripts-but-what-is-shared',
      { path: '^test/(?:api/|database/|operations/|areas/|content/|accounts/)?([^/]+)' },
      {
        path: '^(scripts|prisma|openapi)/',
        pathNot: ['^scripts/(shared/|(lab/)?$1)', '^openapi/(document\\.js|types\\.d\\.ts)$'],
      },
    ),
  ],
  options: {
    // Imports of types count as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '^generated/'] },
    exclude: { path: '^src/web/assets' },
  },
};
