import { get } from '@/api/query';

export const statsQuery = () => get('/api/admin/stats');
