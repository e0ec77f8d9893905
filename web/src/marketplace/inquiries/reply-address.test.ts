import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

test('a reply quotes the message, and nothing in it becomes another field of the letter', () => {
  const address = replyAddress({
    Email: 'nora@example.com',
    AssetTitle: 'Loft & garden',
    Message: 'Hello\nis it free?&bcc=all@example.com',
  })
  const url = new URL(address)
  expect(decodeURIComponent(url.pathname)).toBe('nora@example.com')
  expect([...url.searchParams]).toEqual([
    ['subject', 'Re: Loft & garden'],
    ['body', '\n\n> Hello\n> is it free?&bcc=all@example.com'],
  ])
})

test('a long message is cut, and no emoji in two', () => {
  const address = replyAddress({ Email: 'nora@example.com', AssetTitle: null, Message: '🏡'.repeat(2_000) })
  expect(new URL(address).searchParams.get('body')).toBe(`\n\n> ${'🏡'.repeat(500)}`)
})
