/** Lets the browser handle input and paint before the next slice of a long task. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
