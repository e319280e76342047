/** The table's code comes when a buyer is about to choose it. */
export const loadTable = async () => (await import('./ProductTable')).ProductTable;
