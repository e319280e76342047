import { paths } from '@/lib/paths';

/** The pages of the back office, for its navigation and the command palette. */
export const ADMIN_LINKS = [
  { to: paths.adminDashboard(), name: 'Dashboard' },
  { to: paths.adminOrders(), name: 'Orders' },
  { to: paths.adminDailyOrders(), name: 'Daily orders' },
  { to: paths.adminProducts(), name: 'Products' },
  { to: paths.adminDashboard({ view: 'inventory' }), name: 'Inventory' },
  { to: paths.adminDashboard({ view: 'costs' }), name: 'Costs' },
  { to: paths.adminDashboard({ view: 'users' }), name: 'Users' },
];
