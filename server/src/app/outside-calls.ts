import type { AnyOutsideCall } from '../outside-calls/outside-call.ts'

/** All that other companies are asked to do. */
export const outsideCalls: readonly AnyOutsideCall[] = []
