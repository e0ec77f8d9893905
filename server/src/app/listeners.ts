import type { Listener } from '../rpc/events.ts'

/** All that rooms do when others tell or ask, and every hour: rooms from the ground up, as in tools/house/rooms.ts. */
export const listeners: readonly Listener[] = []
