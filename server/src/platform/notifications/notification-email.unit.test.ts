import { defineText } from '@keystead/contract/text/define-text.ts'
import { expect, test } from 'vitest'
import { openLanguages } from '../../text/languages.ts'
import { say, withNote, writerFor } from '../../text/said.ts'
import { type ToldNews, notificationEmail } from './notification.email.ts'
import { text } from './notification.text.ts'

const write = writerFor({ languages: openLanguages('en'), language: 'en', timeZone: 'UTC' })
const links = { to: (path: string) => path, withToken: () => '', code: () => '', sign: () => '' }
const told = defineText('server/platform/notifications/for-email-test', { leaves: '{actor} leaves {home}.' })

test('what a person added in their own words stands in the body and not in the subject', () => {
  const said = withNote(say(told, 'leaves', { home: 'Loft' }), 'Call 555 0100 now.')
  const data: ToldNews = { event: 'lease.notice', said, actor: { name: 'Tessa Moor' }, path: null }
  expect(notificationEmail.subject(data, text, write)).toBe('Someone leaves Loft')
  expect(notificationEmail.blocks(data, links, text, write)).toContainEqual({
    kind: 'paragraph',
    text: 'Tessa Moor leaves Loft. “Call 555 0100 now.”',
  })
})
