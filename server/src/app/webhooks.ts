import type { Webhook } from '../webhooks/webhook.ts'

/** All companies that tell us something. */
export const webhooks: readonly Webhook[] = []
