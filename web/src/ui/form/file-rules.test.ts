import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { expect, test } from 'vitest'
import { chooseFiles, preparedFiles, refusalOf } from './file-rules.ts'

const rules = { extensions: ['jpg', 'png'], maxBytes: 10, room: 2 }
const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name)

test('files of another kind, too large or too many are refused with their reason; the rest is taken', () => {
  const choice = chooseFiles([file('a.JPG', 10), file('notes.pdf', 1), file('b.png', 11), file('c.png', 1), file('d.png', 1)], rules)
  expect(choice.accepted.map((accepted) => accepted.name)).toEqual(['a.JPG', 'c.png'])
  expect(choice.refused).toEqual([
    { name: 'notes.pdf', obstacle: 'format', reason: messages.fileFormat },
    { name: 'b.png', obstacle: 'size', reason: messages.fileTooLarge },
    { name: 'd.png', obstacle: 'count', reason: messages.maximumFiles },
  ])
})

test.each([
  ['of every sort', [file('notes.pdf', 1), file('b.png', 11)], 'Some files were rejected. Please upload valid files.'],
  ['of another kind', [file('notes.pdf', 1)], 'Some files were rejected. Please upload valid files.'],
  ['too large', [file('b.png', 11), file('c.png', 12)], 'Maximum file size reached.'],
  ['too many', [file('a.png', 1), file('b.png', 1), file('c.png', 1)], 'Maximum files limit reached.'],
])('one sentence is said of all that are %s', (_what, files, sentence) => {
  expect(refusalOf(chooseFiles(files, rules).refused)).toBe(sentence)
})

test('what cannot be made fit to send is named with the reason; the rest keeps its order', async () => {
  const files = [file('a.heic', 1), file('b.png', 1), file('c.heic', 1)]
  const prepare = async (one: File) => (one.name === 'a.heic' ? 'This browser cannot read it.' : new File([], `${one.name} as sent`))
  const { accepted, refused } = await preparedFiles(files, prepare)
  expect(accepted.map(({ name }) => name)).toEqual(['b.png as sent', 'c.heic as sent'])
  expect(refused).toEqual([{ name: 'a.heic', obstacle: 'format', reason: 'This browser cannot read it.' }])
  expect((await preparedFiles(files)).accepted).toEqual(files)
})
