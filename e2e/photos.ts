import sharp from 'sharp'

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
