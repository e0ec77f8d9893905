import { mediaHook } from './media-hook.ts'

/** Room for something beside something else, where a style alone can’t decide what is there. */
export const useIsWide = mediaHook('(width >= 62rem)')
