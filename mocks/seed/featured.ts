/** Ids of the front window, in window order: one best seller of each shelf. */
export const featured: number[] = [301, 101, 201, 401, 503, 603];
