import { expect, test } from 'vitest'
import { withSentences } from './lean-messages.ts'

const messages = { gone: 'It’s "gone".', count: () => '' }
const IMPORT = `import { messages } from '@keystead/contract/text/messages.ts'\n`

test('each place gets the sentence that it names; what is looked up or filled in stays', () => {
  const code = `${IMPORT}toast(messages.gone); toast(messages[key]); toast(messages.count())`
  expect(withSentences(code, messages)).toBe(`${IMPORT}toast("It’s \\"gone\\"."); toast(messages[key]); toast(messages.count())`)
})

test('something else by that name is left alone', () => {
  expect(withSentences('const messages = read(); toast(messages.gone)', messages)).toContain('messages.gone')
})
