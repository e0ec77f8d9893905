import { textNamed } from '@keystead/contract/text/define-text.ts'
import { expect, test } from 'vitest'
import { openDemoRoom } from './demo-room.ts'

test('a demo that was made by an earlier start has the words of what its people were told', () => {
  expect(openDemoRoom).toBeTypeOf('function')
  expect(textNamed('server/demo/demo-news')).not.toBeNull()
})
