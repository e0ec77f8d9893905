/** The size of a block of tar, so that its readers take the seal for padding. */
export const SEAL_BYTES = 512
const WORDS = 'keystead backup sha256 '
const SEAL = new RegExp(`^${WORDS}([0-9a-f]{64})\\n\\0+$`)

export function sealOf(sha256: string): Buffer {
  const block = Buffer.alloc(SEAL_BYTES)
  block.write(`${WORDS}${sha256}\n`)
  return block
}

/** The digest that a seal states, or null where it is none. */
export function readSeal(block: Buffer): string | null {
  const [, sha256] = SEAL.exec(block.toString('latin1')) ?? []
  return sha256 ?? null
}
