import { createHash } from 'node:crypto'
import type { Threads } from '../threads/threads.ts'
import type { SealRoomMethods } from './room-for-seal.thread.ts'
import type { RoomFor, SealRoom } from './room-for-seal.ts'
import type { SealKey } from './seal-key.ts'
import { signCms } from './sign-cms.ts'
import { LONGEST_TOKEN_BYTES, type TimeStamper } from './time-stamp.ts'

/*
 * A seal is a signature of the whole file (PAdES, ETSI EN 319 142-1): behind its bytes, which stay as they are, one that says whose key
 * sealed it. Level B-B; with a time stamp, B-T.
 */

export type Seal = {
  readonly key: SealKey
  readonly reason: string
  readonly reference: string
  readonly at: Date
  /** Null: the seal is of level B-B. */
  readonly stamper: TimeStamper | null
}

const MODULE = new URL('./room-for-seal.thread.ts', import.meta.url)
/** Of a signature without its certificates and time stamp, the signature of the largest key included. */
const BARE_SIGNATURE_BYTES = 2_560

/** Throws `TimeStampFailed`; `ThreadOverrun` where the file takes more than it may, and `ThreadLost` where another try makes sense. */
export async function sealPdf(threads: Threads, pdf: Uint8Array, { key, reason, reference, at, stamper }: Seal): Promise<Uint8Array> {
  const certificateBytes = key.chain.reduce((sum, { length }) => sum + length, 0)
  const roomBytes = BARE_SIGNATURE_BYTES + certificateBytes + (stamper ? LONGEST_TOKEN_BYTES : 0)
  const room = await makeRoom(threads, { pdf, roomBytes, name: key.name, reason, reference, at })
  const bytes = Buffer.from(room.bytes.buffer, room.bytes.byteOffset, room.bytes.byteLength)
  const digest = createHash('sha256').update(bytes.subarray(0, room.from)).update(bytes.subarray(room.to)).digest()
  const cms = await signCms({ digest, key, stamper })
  if (cms.length > roomBytes) throw new Error(`a signature of ${cms.length} bytes is larger than its room`)
  bytes.write(Buffer.from(cms).toString('hex'), room.from + 1, 'latin1')
  return bytes
}

/** Files come from strangers. */
async function makeRoom(threads: Threads, room: RoomFor): Promise<SealRoom> {
  const session = threads.open<SealRoomMethods>(MODULE)
  try {
    return await session.ask('make', room)
  } finally {
    session.close()
  }
}
