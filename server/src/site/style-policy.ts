import { sha256 } from '../secrets/sha256.ts'

const STYLES = `style-src 'self'`
const hashes = new Map<string, string>()

/** The policy of a page that brings one style in itself: that very text, and no other. There are as many as kinds of public pages. */
export function policyWithStyle(policy: string, style: string): string {
  const hash = hashes.get(style) ?? sha256(style).toString('base64')
  hashes.set(style, hash)
  return policy.replace(STYLES, `${STYLES} 'sha256-${hash}'`)
}
