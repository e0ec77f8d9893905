import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { UnreadablePicture, processPicture, processPortrait } from './picture.ts'
import { boundedQueue } from './picture-queue.ts'

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 60, b: 20, alpha: 0.5 } } })

describe('processPicture', () => {
  test('keeps the fixed widths that the picture fills, in both formats, without metadata', async () => {
    const content = await plain(1700, 850)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const picture = await processPicture(content)
    expect(picture).toMatchObject({ width: 1700, height: 850, bytes: content.length })
    expect(picture.sizes.map((size) => size.width)).toEqual([400, 800, 1600])
    for (const size of picture.sizes) {
      const [webp, avif] = await Promise.all([sharp(size.webp).metadata(), sharp(size.avif).metadata()])
      expect(webp).toMatchObject({ format: 'webp', width: size.width, height: size.width / 2 })
      expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: size.width, height: size.width / 2 })
      expect([webp.exif, avif.exif]).toEqual([undefined, undefined])
      expect(Buffer.from(size.webp).includes('secret place')).toBe(false)
    }
  })

  test('turns a picture upright as its camera said', async () => {
    const picture = await processPicture(await plain(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(picture).toMatchObject({ width: 400, height: 600 })
    expect(await sharp(picture.sizes[0]?.webp).metadata()).toMatchObject({ width: 400, height: 600 })
  })

  test('a small picture keeps its width and is not blown up', async () => {
    expect((await processPicture(await plain(120, 90).png().toBuffer())).sizes.map((size) => size.width)).toEqual([120])
  })

  test('takes png and webp with transparency, 16 bits, grey and the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 50, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = sharp(frames, { join: { animated: true } })
    const animations = [await animated.clone().gif().toBuffer(), await animated.clone().webp().toBuffer()]
    for (const animation of animations) expect((await sharp(animation).metadata()).pages).toBe(2)
    for (const content of [
      await plain(500, 300, 4).png().toBuffer(),
      await plain(500, 300).toColourspace('rgb16').png().toBuffer(),
      await plain(500, 300).greyscale().jpeg().toBuffer(),
      await plain(500, 300, 4).webp().toBuffer(),
      await plain(500, 300).webp({ lossless: true }).toBuffer(),
      ...animations,
    ]) {
      const picture = await processPicture(content)
      expect((await sharp(picture.sizes[0]?.webp).metadata()).channels).toBe(3)
      if (animations.includes(content)) expect((await sharp(picture.sizes[0]?.webp).stats()).dominant.r).toBeGreaterThan(240)
    }
  })

  test.each<[string, () => Promise<Uint8Array>]>([
    ['a script', async () => Buffer.from('<script>alert(1)</script>')],
    ['nothing', async () => new Uint8Array()],
    ['an avif, which is not on the list', () => plain(10, 10).avif().toBuffer()],
    ['a tiff, which is not on the list', () => plain(10, 10).tiff().toBuffer()],
    ['an svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a jpeg', async () => (await plain(900, 600).jpeg().toBuffer()).subarray(0, 2000)],
    ['half a webp', async () => (await plain(900, 600).webp().toBuffer()).subarray(0, 200)],
    ['the magic bytes of a webp alone', async () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['a webp of 40 megapixels and one row', () => plain(8000, 5001).webp({ effort: 0 }).toBuffer()],
    ['half a png', async () => (await plain(900, 600).png().toBuffer()).subarray(0, 1000)],
    ['the magic bytes of a jpeg alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
    ['a strip', () => plain(9, 900).png().toBuffer()],
    ['a png that claims 30,000 x 30,000', async () => pngHeader(30_000, 30_000)],
    ['40 megapixels and one row', () => plain(8000, 5001).png({ compressionLevel: 1 }).toBuffer()],
  ])('refuses %s', async (_name, content) => {
    await expect(processPicture(await content())).rejects.toBeInstanceOf(UnreadablePicture)
  })
})

describe('processPortrait', () => {
  test.each([
    ['wide', 1600, 900],
    ['tall', 700, 2100],
    ['small', 60, 80],
  ])('a %s picture becomes a square of every size', async (_name, width, height) => {
    const picture = await processPortrait(await plain(width, height).jpeg().toBuffer())
    expect(picture.sizes.map((size) => size.width)).toEqual([96, 200, 400])
    for (const { width: side, webp, avif } of picture.sizes) {
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
      expect(await sharp(avif).metadata()).toMatchObject({ compression: 'av1', width: side, height: side })
    }
  })

  test('keeps what catches the eye, not the middle', async () => {
    const face = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#d9a580' } })
      .png()
      .toBuffer()
    const scene = await sharp({ create: { width: 1500, height: 300, channels: 3, background: '#202428' } })
      .composite([{ input: face, left: 1230, top: 30 }])
      .png()
      .toBuffer()
    const { dominant } = await sharp((await processPortrait(scene)).sizes[0]?.webp).stats()
    expect(dominant.r).toBeGreaterThan(180)
  })

  test('lies apart from the same picture of a property', async () => {
    const content = await plain(500, 500).jpeg().toBuffer()
    const [photo, portrait] = await Promise.all([processPicture(content), processPortrait(content)])
    expect(photo.storageKey).not.toBe(portrait.storageKey)
  })

  test('refuses what is no picture', async () => {
    await expect(processPortrait(Buffer.from('<script>alert(1)</script>'))).rejects.toBeInstanceOf(UnreadablePicture)
  })
})

/** A real picture whose header claims another size. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(header)
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 2, 0, 0, 0], 24)
  return Buffer.concat([header, Buffer.from('0000000049454e44ae426082', 'hex')])
}

describe('boundedQueue', () => {
  test('runs some at once, lets some wait and refuses the rest', async () => {
    const queue = boundedQueue({ atOnce: 2, waiting: 1 })
    let running = 0
    let most = 0
    const release: (() => void)[] = []
    const work = () =>
      queue.run(async () => {
        most = Math.max(most, (running += 1))
        await new Promise<void>((resolve) => release.push(resolve))
        running -= 1
      })
    const taken = [work(), work(), work()]
    await expect(work()).rejects.toMatchObject({ definition: { status: 503 } })
    for (const _work of taken) {
      release.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(taken)
    expect(most).toBe(2)
    await expect(queue.run(async () => 'free again')).resolves.toBe('free again')
  })

  test('a work that fails gives its place back', async () => {
    const queue = boundedQueue({ atOnce: 1, waiting: 1 })
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(queue.run(async () => 'next')).resolves.toBe('next')
  })
})
