import { messages } from '@keystead/contract/text/messages.ts'
import { expect, test } from 'vitest'
import { chooseFiles } from './file-rules.ts'

const rules = { extensions: ['jpg', 'png'], maxBytes: 10, room: 2 }
const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name)

test('files of another kind, too large or too many are refused with their reason; the rest is taken', () => {
  const choice = chooseFiles([file('a.JPG', 10), file('notes.pdf', 1), file('b.png', 11), file('c.png', 1), file('d.png', 1)], rules)
  expect(choice.accepted.map((accepted) => accepted.name)).toEqual(['a.JPG', 'c.png'])
  expect(choice.refused).toEqual([
    { name: 'notes.pdf', reason: messages.fileFormat },
    { name: 'b.png', reason: messages.fileTooLarge },
    { name: 'd.png', reason: messages.maximumFiles },
  ])
})
