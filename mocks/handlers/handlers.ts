import type { Handlers } from '../server/handlerTypes';
import { auth } from './auth';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { membership } from './membership';

/** The whole server, one file for each tag of the contract. A missing operation does not compile. */
export const handlers: Handlers = { ...catalogue, ...cart, ...auth, ...membership };
