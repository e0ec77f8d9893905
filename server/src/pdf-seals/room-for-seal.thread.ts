import { type RoomFor, type SealRoom, makeRoomForSeal } from './room-for-seal.ts'

export type SealRoomMethods = { make(room: RoomFor): Promise<SealRoom> }

export function open(): SealRoomMethods {
  return { make: makeRoomForSeal }
}
