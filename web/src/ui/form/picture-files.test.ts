import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { sendablePicture } from './picture-files.ts'

afterEach(() => vi.unstubAllGlobals())

const file = (name: string) => new File(['x'], name)

test('what the server takes goes as it is', async () => {
  const photo = file('Porch.WEBP')
  expect(await sendablePicture(photo)).toBe(photo)
})

test.each([
  [4032, 3024, 4000, 3000],
  [1200, 1600, 1200, 1600],
])('an iPhone photo of %i x %i becomes a JPEG of %i x %i', async (width, height, wide, high) => {
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close }))
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: vi.fn<() => void>() }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['jpeg'], { type })),
  }
  vi.stubGlobal('document', { createElement: () => canvas })
  const photo = await sendablePicture(file('IMG.1.HEIC'))
  expect(photo).toMatchObject({ name: 'IMG.1.jpg', type: 'image/jpeg' })
  expect([canvas.width, canvas.height]).toEqual([wide, high])
  expect(close).toHaveBeenCalledOnce()
})

test('where the browser cannot read it, the person is told what to do', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('The source image could not be decoded.')))
  expect(await sendablePicture(file('IMG_1.heif'))).toBe(messages.heicUnreadable)
})
