// Runs the tests that need real processes, faults or time, on a real PostgreSQL: the slow tests (`*.slow.test.ts`), which
// `npm test` leaves out, and all others in test/faults. With --cluster, faults of two nodes under load: see docs/faults.md.
const given = process.argv.slice(2);
if (given.includes('--cluster')) {
  process.argv.splice(2, given.length, 'lab/faults', ...given.filter((each) => each !== '--cluster'));
  await import('./run.mjs');
} else {
  process.env.SLOW_TESTS = '1';
  if (!given.some((each) => !each.startsWith('-'))) process.argv.push('.slow.test', 'test/faults');
  await import('./test.mjs');
}
