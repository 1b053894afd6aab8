// Import rules between parts of `src`, and for tests and scripts, for dependency-cruiser: `npm run rooms`, and part of `npm
// run check`.

/** Folders and files of `src`, from the ground up. Imports never go upward, nor between entries of one floor. */
export const floors = [
  ['core'],
  ['api'],
  ['content'],
  ['areas', 'accounts'],
  ['community'],
  ['web', 'demo', 'maintenance', 'handlers'],
  ['app', 'cli'],
  ['run'],
  ['server'],
];

/** Folders within folders, in the same order and by the same rule. @type {Record<string, string[][]>} */
const rooms = {
  core: [['platform'], ['contract'], ['database'], ['storage']],
  api: [['http'], ['auth', 'audit'], ['mail'], ['telemetry'], ['pipeline']],
  areas: [
    ['announcements', 'answers', 'files', 'forum', 'marketplace', 'service', 'shop', 'site', 'uploads', 'videos'],
  ],
  accounts: [['users', 'oauth']],
  community: [
    ['kinds'],
    ['messages'],
    [
      'attachments',
      'bookmarks',
      'drafts',
      'groups',
      'home',
      'ignoring',
      'likes',
      'own-state',
      'rendering',
      'revisions',
      'search',
      'tags',
    ],
    ['exports', 'moderation'],
    ['events'],
    ['webhooks', 'notifications'],
  ],
};

/** @type {(names: string[], within?: string) => string} */
const pathOf = (names, within = '') => `^src/${within}(${names.join('|')})(/|\\.ts$)`;

/**
 * @import { IConfiguration, IRegularForbiddenRuleType as Rule } from 'dependency-cruiser'
 * @type {(name: string, from: Rule['from'], to: Rule['to']) => Rule}
 */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {(lines: string[][], within?: string) => Rule[]} */
const downward = (lines, within = '') =>
  lines.flatMap((line, index) => {
    const above = lines.slice(index + 1).flat();
    return [
      ...(above.length === 0
        ? []
        : [
            forbid(
              `nothing-upward-from-${within}${line[0]}`,
              { path: pathOf(line, within) },
              { path: pathOf(above, within) },
            ),
          ]),
      ...line.flatMap((room) => {
        const others = line.filter((other) => other !== room);
        const [from, to] = [pathOf([room], within), pathOf(others, within)];
        return others.length === 0
          ? []
          : [forbid(`nothing-sideways-from-${within}${room}`, { path: from }, { path: to })];
      }),
    ];
  });

const everyRoom = [
  pathOf(floors.flat().filter((folder) => rooms[folder] === undefined)),
  ...Object.entries(rooms).map(([folder, lines]) => pathOf(lines.flat(), `${folder}/`)),
];

/** @type {IConfiguration} */
export default {
  forbidden: [
    ...downward(floors),
    ...Object.entries(rooms).flatMap(([folder, lines]) => downward(lines, `${folder}/`)),
    // Pages may only call API operations.
    forbid(
      'pages-of-the-community-are-made-of-operations',
      { path: '^src/web/(site|components)/' },
      {
        path: '^(src/(areas|community|content|core/(database|storage)|api/auth/(?!authentication|policies)|accounts/(?!users/accounts|users/demo-people|users/avatars/generated))|generated/prisma|node_modules/(pg|@prisma))',
      },
    ),
    forbid('no-circles', {}, { circular: true }),
    forbid('every-file-in-a-room', { path: '^src/', pathNot: everyRoom }, {}),
    forbid('the-service-needs-no-tests-or-scripts', { path: '^src/' }, { path: '^(test|scripts|prisma)/' }),
    forbid('scripts-need-no-tests', { path: '^scripts/' }, { path: '^test/' }),
    // Tests may import the scripts that they test, in the folder of the same name: test/core/contract
    // scripts/contract/deprecations.mjs; and every test the walks over the document's operations.
    forbid(
      'tests-need-no-scripts-but-what-is-shared',
      { path: '^test/(?:core/database/|core/|api/|content/|areas/|accounts/|community/|maintenance/)?([^/]+)' },
      {
        path: '^(scripts|prisma|openapi)/',
        pathNot: ['^scripts/(shared/|(lab/)?$1)', '^openapi/(document\\.js|types\\.d\\.ts)$'],
      },
    ),
  ],
  options: {
    // Type imports count as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '^generated/'] },
    exclude: { path: '^src/web/assets' },
  },
};
