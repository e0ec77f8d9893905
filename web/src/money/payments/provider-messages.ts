import { z } from 'zod'

/** What frames of the payment provider say to the page around them. */
const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gateway:ready') }),
  z.object({ type: z.literal('gateway:height'), height: z.number() }),
  z.object({ type: z.literal('gateway:enter') }),
  z.object({ type: z.literal('gateway:token'), token: z.string().min(1) }),
  /** What is wrong stands at the fields; without a field it is wrong with all of them. */
  z.object({ type: z.literal('gateway:error'), fields: z.array(z.string()) }),
  z.object({ type: z.literal('gateway:challenge-done') }),
])
export type FrameMessage = z.infer<typeof FrameMessage>

export function frameMessageOf(data: unknown): FrameMessage | null {
  return FrameMessage.safeParse(data).data ?? null
}
