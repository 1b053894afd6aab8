/** Number of cases to try: `all` in the nightly slow tests, otherwise a part. */
export const atNight = (all: number, otherwise: number): number => (process.env.SLOW_TESTS === '1' ? all : otherwise);
