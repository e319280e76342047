import { get } from '@/api/query';
import type { components } from '@/api/generated/schema';

export type SavedAddress = components['schemas']['Address'];
export type Profile = components['schemas']['Profile'];

export const profileQuery = () => get('/api/user/profile');

/** The buyer's saved addresses, oldest first. */
export const addressesQuery = () => get('/api/user/addresses');
