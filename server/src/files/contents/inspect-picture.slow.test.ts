import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CONTENT_FAILURES } from './content-failures.ts'
import { inspect, refusalOf } from './inspected.factory.ts'
import type { Refusal } from './refused.ts'

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#336655' } })

describe('a picture', () => {
  test.each([
    ['photo.jpg', 'jpeg', () => picture().jpeg()],
    ['photo.jpeg', 'jpeg', () => picture().jpeg()],
    ['scan.PNG', 'png', () => picture().png()],
    ['scan.gif', 'gif', () => picture().gif()],
    ['scan.webp', 'webp', () => picture().webp()],
  ])('%s is written anew without what came along', async (fileName, extension, made) => {
    const content = await made()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer()
    const file = await inspect(fileName, Buffer.concat([content, Buffer.from('%PDF-1.7 behind it')]))
    expect(file).toMatchObject({ extension, contentType: `image/${extension}`, pages: null, picture: { width: 40, height: 30 } })
    const written = Buffer.from(file.content!)
    expect(await sharp(written).metadata()).toMatchObject({ format: extension, width: 40, height: 30 })
    for (const gone of ['secret place', '%PDF-']) expect(written.includes(gone)).toBe(false)
    expect(file.bytes).toBe(written.length)
  })

  test('stands upright', async () => {
    const turned = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspect('a.jpg', turned)).toMatchObject({ picture: { width: 40, height: 60 } })
  })

  test('that moves goes on moving', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 50, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    for (const kind of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(kind)
        .toBuffer()
      const file = await inspect(`a.${kind}`, moving)
      expect(file.picture).toEqual({ width: 50, height: 40 })
      expect((await sharp(file.content!).metadata()).pages).toBe(2)
    }
  })

  test.each<[string, string, Refusal, () => Uint8Array | Promise<Uint8Array>]>([
    ['of another format', 'a.png', 'format', () => picture().jpeg().toBuffer()],
    ['that is a PDF', 'a.gif', 'format', () => Buffer.from('%PDF-1.7')],
    ['that is a drawing with a script', 'a.png', 'format', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['that breaks off', 'a.jpg', 'unreadable', async () => (await picture(900, 600).jpeg().toBuffer()).subarray(0, 2_000)],
    ['of 40 megapixels and one row', 'a.png', 'tooManyPixels', () => picture(8_000, 5_001).png({ compressionLevel: 1 }).toBuffer()],
  ])('%s is refused: %s', async (_what, fileName, refusal, made) => expect(await refusalOf(fileName, await made())).toBe(refusal))
})

test.each(['a.pdf', 'a.docx', 'a.doc', 'a.png'])('an empty %s is refused', async (fileName) => {
  expect(await refusalOf(fileName, Buffer.alloc(0))).toBe('unreadable')
})

test.each(['a.exe', 'a', 'pdf', 'a.pdf.html', 'a.constructor'])('%s is of no kind that is taken', async (fileName) => {
  expect(await refusalOf(fileName, Buffer.from('%PDF-1.7'))).toBe('format')
})

test('one that is larger than an upload may be is not even read', async () => {
  expect(await refusalOf('a.pdf', Buffer.alloc(15_728_641))).toBe('other')
})

test('why it is not taken is said as the specification says it, or with what may be done', () => {
  expect(CONTENT_FAILURES.format.message).toBe('File format is invalid.')
  expect(CONTENT_FAILURES.tooManyPages.message).toBe('This file has more than 1,000 pages. Please split it and upload its parts.')
  expect(CONTENT_FAILURES.tooManyPixels.message).toMatch(/more than 40 megapixels/)
})
