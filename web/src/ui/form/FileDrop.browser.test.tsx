import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { UPLOAD_STATES } from '@keystead/contract/values/uploads.ts'
import { expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'
import type { FileUpload } from './file-upload.ts'

const photo = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)

async function showDrop(changes: Partial<FileDropProps> = {}) {
  const onFiles = vi.fn<(files: File[]) => void>()
  const onRemove = vi.fn<(id: string) => void>()
  const props = {
    label: 'Add photos',
    hint: 'JPG or PNG, up to 100 bytes each.',
    extensions: ['jpg', 'png'],
    maxBytes: 100,
    room: 2,
    uploads: [],
  }
  const page = await show(<FileDrop {...props} onFiles={onFiles} onRemove={onRemove} {...changes} />)
  const taken = () => onFiles.mock.calls.flat(2).map(({ name }) => name)
  return { page, input: page.getByLabelText('Add photos'), onFiles, onRemove, taken }
}

/** What a drag of files does to the place that it is over, as the browser tells it. */
function drag(over: Locator, type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', files: File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const event = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
  over.element().dispatchEvent(event)
  return event
}

test('chosen files are taken, and the same ones can be chosen again', async () => {
  const { input, taken } = await showDrop()
  await input.upload(photo('front.jpg'))
  await expect.poll(taken).toEqual(['front.jpg'])
  // A browser tells of no change where the same file is chosen again.
  await expect.element(input).toHaveValue('')
  await input.upload(photo('front.jpg'))
  await expect.poll(taken).toEqual(['front.jpg', 'front.jpg'])
})

test('dropped files are taken, and the browser does not open them', async () => {
  const { page, input, taken } = await showDrop()
  drag(input, 'dragenter', [photo('front.jpg')])
  expect(drag(input, 'dragover', [photo('front.jpg')]).defaultPrevented).toBe(true)
  expect(drag(input, 'drop', [photo('front.jpg'), photo('back.PNG')]).defaultPrevented).toBe(true)
  await expect.poll(taken).toEqual(['front.jpg', 'back.PNG'])
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('a file that is dropped beside it does not take the place of the page', async () => {
  const { page, onFiles } = await showDrop()
  const beside = page.getByRole('main')
  expect(drag(beside, 'dragover', [photo('front.jpg')]).defaultPrevented).toBe(true)
  expect(drag(beside, 'drop', [photo('front.jpg')]).defaultPrevented).toBe(true)
  expect(drag(beside, 'drop', []).defaultPrevented).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

test('the place shows that it would take what is dragged over it, and no more once that has gone', async () => {
  const { input } = await showDrop()
  const zone = input.element().parentElement!
  const border = () => getComputedStyle(zone).borderTopColor
  const before = border()
  drag(input, 'dragenter', [photo('front.jpg')])
  drag(input, 'dragover', [photo('front.jpg')])
  await expect.poll(border).not.toBe(before)
  drag(input, 'dragleave', [photo('front.jpg')])
  await expect.poll(border).toBe(before)
})

test('pasted files are taken', async () => {
  const { input, taken } = await showDrop()
  const data = new DataTransfer()
  data.items.add(photo('pasted.png'))
  input.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(taken).toEqual(['pasted.png'])
})

test('on a page about these files, also what is pasted elsewhere', async () => {
  const { taken } = await showDrop({ pasteAnywhere: true })
  const data = new DataTransfer()
  data.items.add(photo('pasted.png'))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(taken).toEqual(['pasted.png'])
})

test('each refused file is named with its reason, and the others are taken', async () => {
  const { page, input, taken } = await showDrop({ room: 1 })
  drag(input, 'drop', [photo('notes.txt'), photo('huge.jpg', 101), photo('front.jpg'), photo('back.jpg')])
  await expect.poll(taken).toEqual(['front.jpg'])
  const said = page.getByRole('status')
  await expect.element(said).toMatchTextContent(messages.filesRejected)
  await expect.element(said).toMatchTextContent(`notes.txt: ${messages.fileFormat}`)
  await expect.element(said).toMatchTextContent(`huge.jpg: ${messages.fileTooLarge}`)
  await expect.element(said).toMatchTextContent(`back.jpg: ${messages.maximumFiles}`)
})

test('where all are too large, that is what is said above', async () => {
  const { page, input, onFiles } = await showDrop({ tooLarge: 'The file is larger than 512 MB.' })
  drag(input, 'drop', [photo('huge.jpg', 101)])
  await expect.element(page.getByRole('status')).toMatchTextContent(messages.maximumFileSize)
  await expect.element(page.getByRole('status')).toMatchTextContent('huge.jpg: The file is larger than 512 MB.')
  expect(onFiles).not.toHaveBeenCalled()
})

test('without room it says so, and takes nothing', async () => {
  const { page, input } = await showDrop({ room: 0 })
  await expect.element(page.getByText(messages.maximumFiles)).toBeVisible()
  await expect.element(input).toBeDisabled()
})

test('the keyboard reaches it, and what it wants is read out', async () => {
  const { input } = await showDrop()
  await userEvent.tab()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('JPG or PNG, up to 100 bytes each.')
  await expect.element(input).toHaveAttribute('accept', '.jpg,.png')
  await expect.element(input).toHaveAttribute('multiple')
})

test('what is made of a file is sent instead of it, and one of which nothing can be made is refused', async () => {
  const prepare = (file: File) => Promise.resolve(file.name === 'broken.jpg' ? 'It is damaged.' : photo(`small ${file.name}`))
  const { page, input, taken } = await showDrop({ prepare })
  drag(input, 'drop', [photo('broken.jpg'), photo('front.jpg')])
  await expect.poll(taken).toEqual(['small front.jpg'])
  await expect.element(page.getByRole('status')).toMatchTextContent('broken.jpg: It is damaged.')
})

test('each file is shown on its way, can be stopped, tried again and taken off', async () => {
  const onRetry = vi.fn()
  const uploads: FileUpload[] = [
    { id: 'a', name: 'front.jpg', bytes: 10, state: UPLOAD_STATES.Uploading, progress: 0.4 },
    { id: 'b', name: 'back.jpg', bytes: 10, state: UPLOAD_STATES.Failed, progress: 0, message: 'The connection was lost.' },
  ]
  const { page, onRemove } = await showDrop({ uploads, onRetry })
  await expect.element(page.getByRole('progressbar', { name: 'front.jpg' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The connection was lost.')
  await page.getByRole('button', { name: 'Stop front.jpg' }).click()
  await page.getByRole('button', { name: 'Remove back.jpg' }).click()
  expect(onRemove.mock.calls).toEqual([['a'], ['b']])
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('b')
})
