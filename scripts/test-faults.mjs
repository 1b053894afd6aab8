// What goes wrong around the service, on a real PostgreSQL: the tests in test/faults with those that take long by the
// clock, which `npm test` leaves out.
process.env.FAULTS = 'all';
if (!process.argv.slice(2).some((each) => !each.startsWith('-'))) process.argv.push('test/faults');
await import('./test.mjs');
