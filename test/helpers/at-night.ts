/** How many of something a test tries: `all` with the slow tests, which run at night, and `otherwise` a part of them. */
export const atNight = (all: number, otherwise: number): number => (process.env.SLOW_TESTS === '1' ? all : otherwise);
