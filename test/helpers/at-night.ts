/** What to try: `all` in the nightly slow tests, otherwise a part, or as many cases. */
export const atNight = <T>(all: T, otherwise: T): T => (process.env.SLOW_TESTS === '1' ? all : otherwise);
