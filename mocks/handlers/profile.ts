import type { Handlers } from '../server/handlerTypes';

export const profile = {} satisfies Partial<Handlers>;
