import { text } from './payment-agreement.text.ts'

/** The version that is accepted now. */
export const AGREEMENT_VERSION = '2026-11'

/** The parts of an agreement in the order in which they are read; null for a version that never was. */
export function agreementOf(version: string) {
  return version === AGREEMENT_VERSION ? partsOf(text.v1) : null
}

function partsOf({ title, intro, ...parts }: typeof text.v1) {
  return { title, intro, parts: Object.values(parts) }
}
