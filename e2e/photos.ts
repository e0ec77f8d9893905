import { createRequire } from 'node:module'

type Sharp = typeof import('sharp')

// The picture library is the server's; a journey only needs files that a phone could have taken.
const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp') as Sharp['default']

/** Photos to upload, each of another colour. */
export function testPhotos(count: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 1200, height: 900, channels: 3, background: { r: 60 + index * 60, g: 120, b: 160 - index * 40 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
}
