import type { RunningBureau } from '../../gateway/src/start-bureau.ts'

/** A screening bureau that runs. */
export function bureauSettingsOf({ url, secretKey, webhookSecret }: RunningBureau) {
  return { SCREENING_BUREAU_URL: url, SCREENING_BUREAU_KEY: secretKey, SCREENING_BUREAU_WEBHOOK_SECRETS: webhookSecret }
}
