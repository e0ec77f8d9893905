import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'

/** A picture as galleries show it, of a home or of a business. */
export type ShownPhoto = Omit<AssetImage, 'RoomId' | 'IsPrimary'>
