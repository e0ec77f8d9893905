/** Fits rows of two and of three. */
export const FAVORITES_PAGE_SIZE = 12
