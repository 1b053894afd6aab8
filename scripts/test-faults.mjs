// What goes wrong around the service, on a real PostgreSQL: the tests in test/faults with those that take long by the
// clock, which `npm test` leaves out.
process.env.FAULTS = 'all';
process.argv.push('--project', 'faults');
await import('./test.mjs');
