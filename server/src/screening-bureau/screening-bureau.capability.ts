import { defineCapability } from '../app/capability.ts'
import { screeningWebhook } from './screening-webhook.ts'

export const screeningBureauCapability = defineCapability({ webhooks: [screeningWebhook] })
