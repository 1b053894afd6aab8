/** Cases to try, or their number: `all` in the nightly slow tests, otherwise a part. */
export const atNight = <T>(all: T, otherwise: T): T => (process.env.SLOW_TESTS === '1' ? all : otherwise);
