import type { Threads } from '../threads/threads.ts'
import type { Layers } from './laid-over.ts'
import type { LayOverMethods } from './lay-over.thread.ts'

export type { Layers } from './laid-over.ts'

const MODULE = new URL('./lay-over.thread.ts', import.meta.url)

/**
 * The paper with the pages of an overlay over its own, and with more pages behind; the bytes of the paper are those with which the answer
 * begins. Throws `ThreadOverrun` where it takes more than it may, and `ThreadLost` where another try makes sense.
 */
export async function layOver({ threads }: { readonly threads: Threads }, layers: Layers): Promise<Uint8Array> {
  const session = threads.open<LayOverMethods>(MODULE)
  try {
    return await session.ask('layOver', layers)
  } finally {
    session.close()
  }
}
