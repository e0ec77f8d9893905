/** Parts of an address that say which thing a screen is about; the others move within it: a step, a page of a list. */
export const SCREEN_PARAMS = ['id', 'new'] as const
