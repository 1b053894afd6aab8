// Which part of `src` may import which, for dependency-cruiser: `npm run rooms`, and part of `npm run check`.

/** From the ground up. Nothing imports upward, and rooms on one line do not import each other, but for the files at the bottom. */
const floors = [
  ['config', 'free-port', 'hosts', 'jobs', 'lifecycle', 'lock', 'log', 'redaction', 'turns'],
  ['contract'],
  ['database'],
  ['embedded-postgres'],
  ['storage'],
  ['http'],
  ['access'],
  ['pipeline'],
  ['lists'],
  ['products', 'orders', 'sharing'],
  ['forum', 'answers', 'marketplace', 'shop', 'files', 'videos', 'people', 'service'],
  ['shares'],
  ['web'],
  ['demo'],
  ['operations'],
  ['app', 'banner'],
  ['server', 'admin'],
];

const pathOf = (rooms) => `^src/(${rooms.join('|')})(/|\\.ts$)`;

const upward = floors.slice(0, -1).map((floor, index) => ({
  name: `nothing-upward-from-${floor[0]}`,
  severity: 'error',
  from: { path: pathOf(floor) },
  to: { path: pathOf(floors.slice(index + 1).flat()) },
}));

const sideways = floors
  .slice(1)
  .filter((floor) => floor.length > 1)
  .flatMap((floor) =>
    floor.map((room) => ({
      name: `nothing-sideways-from-${room}`,
      severity: 'error',
      from: { path: pathOf([room]) },
      to: { path: pathOf(floor.filter((other) => other !== room)) },
    })),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    ...sideways,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-file-in-a-room',
      severity: 'error',
      from: { path: '^src/', pathNot: pathOf(floors.flat()) },
      to: {},
    },
    {
      name: 'the-service-needs-no-tests-or-scripts',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|scripts|prisma)/' },
    },
  ],
  options: {
    // Imports of types count as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '^generated/'] },
    exclude: { path: '^src/web/assets' },
  },
};
