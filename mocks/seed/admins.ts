import type { AdminRow } from '../db/rows';
import { DEMO_PASSWORD } from './buyers';

/** The back office's one clerk. */
export const admins: AdminRow[] = [{ id: 1, name: 'Alex Admin', email: 'admin@example.com', password: DEMO_PASSWORD }];
