// What goes wrong around the service, on a real PostgreSQL: the tests in test/faults with those that take long by the
// clock, which `npm test` leaves out. With --cluster, what goes wrong around two nodes, under load: see scripts/faults.
const given = process.argv.slice(2);
if (given.includes('--cluster')) {
  process.argv.splice(2, given.length, 'faults', ...given.filter((each) => each !== '--cluster'));
  await import('./run.mjs');
} else {
  process.env.FAULTS = 'all';
  if (!given.some((each) => !each.startsWith('-'))) process.argv.push('test/faults');
  await import('./test.mjs');
}
