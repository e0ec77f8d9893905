import { mediaHook } from './media-hook.ts'

/** Phones and tablets: there is a camera, and no folder that photos are dragged from. */
export const useIsHandheld = mediaHook('(pointer: coarse)')
