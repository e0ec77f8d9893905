import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A picture in which nothing repeats, so that its file is about so long. It is written as we write pictures: what is kept of it is the same file. */
export function noisyPng(name: string, bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt((bytes + 1) / 3))
  const pixels = createHash('shake256', { outputLength: side * side * 3 })
    .update(name)
    .digest()
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}
